import type { PreviewType } from '@gevel/contract/previews'

/** The types of documents with drafts and a page. */
const types: Readonly<Record<string, PreviewType>> = {
  'api::content.content': 'article',
  'api::page.page': 'page',
  'api::event.event': 'event',
  'api::vacancy.vacancy': 'vacancy',
  'api::partner.partner': 'company',
  'api::product.product': 'product',
  'api::magazine.magazine': 'magazine',
}

/** The type of a preview by the content type; undefined for one without drafts or without a page. */
export function previewTypeOf(uid: string): PreviewType | undefined {
  return Object.hasOwn(types, uid) ? types[uid] : undefined
}

/** The content type of a preview. */
export function uidOf(wanted: PreviewType): string {
  const found = Object.entries(types).find(([, type]) => type === wanted)
  if (!found) throw new Error(`No content type has the previews of ${wanted}`)
  return found[0]
}
