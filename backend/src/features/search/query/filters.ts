import type { Edition } from '@gevel/contract/editions'
import type { SearchKind } from '@gevel/contract/search'

/** Filters of a search; a document passes all of them. */
export interface Filters {
  edition?: Edition | undefined
  kind?: SearchKind | undefined
  /** row id of a tag */
  tagId?: number | undefined
  year?: number | undefined
}

/** The entries of the index that a document must have to pass the filters. */
export function filterEntries({ edition, kind, tagId, year }: Filters): string[] {
  return [
    ...(edition ? [`e:${edition}`] : []),
    ...(kind ? [`k:${kind}`] : []),
    ...(tagId === undefined ? [] : [`t:${tagId}`]),
    ...(year === undefined ? [] : [`y:${year}`]),
  ]
}
