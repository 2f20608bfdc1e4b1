import type { Edition } from '@gevel/contract/editions'
import type { Place } from '../../../content/places/find-place'
import type { FacetsOfVacancy } from './facets'

/** What lists, filters and counts need of a published vacancy that is not closed yet. */
export interface IndexedVacancy {
  /** of its row: every publication is a new one */
  rowId: number
  publicId: number
  edition: Edition
  facets: FacetsOfVacancy
  /** the highest that it names, in euros per month; null when unknown */
  salary: number | null
  featured: boolean
  /** milliseconds since 1970 */
  postedAt: number
  closesAt: number
  /** its town in the table of places; null for one that is not there */
  place: Place | null
}
