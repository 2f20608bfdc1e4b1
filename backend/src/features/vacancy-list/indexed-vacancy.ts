import type { Edition } from '@gevel/contract/editions'
import type { FacetMasks } from './facets'

/** What lists, filters and counts need of a published vacancy that is not closed yet. */
export interface IndexedVacancy {
  /** of its row: every publication is a new one */
  rowId: number
  /** the transaction that wrote the row last */
  writtenBy: string
  publicId: number
  edition: Edition
  masks: FacetMasks
  /** the highest that it names, in euros per month; null when unknown */
  salary: number | null
  featured: boolean
  /** milliseconds since 1970 */
  postedAt: number
  closesAt: number
  /** of its town; null for one that the table of places does not have */
  location: { latitude: number; longitude: number } | null
}
