import { type Edition, editionSchema } from '@gevel/contract/editions'

/** The texts of the picture of a shared link. */
export interface SharedPage {
  title: string
  /** name of the edition, `Gevel Pro` */
  siteName: string
  edition: Edition
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * Reads it from our own HTML; undefined for a document that is not for shared links. The title of a page that search
 * engines may not index can be what somebody typed, as that of a search.
 */
export function readSharedPage(html: string): SharedPage | undefined {
  if (html.includes('<meta name="robots" content="noindex"')) return undefined
  const title = contentOf(html, 'og:title')
  const edition = editionSchema.safeParse(/<html[^>]* data-edition="(\w+)"/.exec(html)?.[1])
  const siteName = contentOf(html, 'og:site_name')
  return title && siteName && edition.success ? { title, siteName, edition: edition.data } : undefined
}

/** React renders the attributes of an element in the order in which they are written. */
function contentOf(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content?.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}
