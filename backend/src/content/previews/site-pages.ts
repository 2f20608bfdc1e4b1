import { type Edition, editionSchema } from '@gevel/contract/editions'
import { authorHref, homeHref, tagHref } from '@gevel/contract/hrefs'
import { type Place, placesAt } from './places'

/** A row of a type without drafts; the columns that its type lacks are undefined. */
interface SavedRow {
  name?: string
  slug?: string | null
  edition?: Edition
}

/** The pages that show documents without drafts; a save appears on them at once. */
const pages: Readonly<Record<string, (row: SavedRow) => Place[]>> = {
  'api::author.author': ({ slug }) => (slug ? placesAt(authorHref({ slug })) : []),
  'api::tag.tag': ({ name }) => (name ? inEach((edition) => tagHref(name, edition)) : []),
  'api::site-setting.site-setting': () => inEach(homeHref),
  'api::navigation.navigation': ({ edition }) => (edition ? placesAt(homeHref(edition), edition) : []),
}

/** The pages of a document of a type without drafts; empty for other types, and for a document without a page. */
export async function sitePages(uid: string, documentId: string): Promise<Place[]> {
  const placesOf = Object.hasOwn(pages, uid) ? pages[uid] : undefined
  const row: SavedRow | null = placesOf ? await strapi.db.query(uid).findOne({ where: { documentId } }) : null
  return placesOf && row ? placesOf(row) : []
}

function inEach(pathIn: (edition: Edition) => string): Place[] {
  return editionSchema.options.map((edition) => ({ edition, page: 'own', path: pathIn(edition) }))
}
