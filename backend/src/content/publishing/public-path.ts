import { partnerHref } from '@gevel/contract/hrefs'
import { partnerKindSchema } from '@gevel/contract/references'

/** The columns of a row that determine the path of its page. */
export interface PathColumns {
  link?: string
  kind?: string
}

/**
 * The path of a publication, for the types whose path an editor can change; undefined for the others, whose path
 * contains their number.
 */
export function publicPath(uid: string, row: PathColumns | undefined): string | undefined {
  if (!row?.link) return undefined
  if (uid === 'api::page.page') return row.link
  if (uid !== 'api::partner.partner') return undefined
  const kind = partnerKindSchema.safeParse(row.kind).data
  return kind && partnerHref({ kind, link: row.link })
}
