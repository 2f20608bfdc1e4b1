import type { Edition } from '@gevel/contract/editions'
import type { VacancyFacets, VacancyFilters } from '@gevel/contract/vacancy-filters'
import type { Place } from '../../content/places/find-place'
import { FacetCounts, type FacetMasks, masksOfFilters } from './facets'
import type { IndexedVacancy } from './indexed-vacancy'

/** What a list has, before its filters. */
export interface VacancyScope {
  /** milliseconds since 1970: those that closed before are left out */
  now: number
  edition?: Edition | undefined
  /** in each of these sets of rows: those of a company, or with the words of a search */
  rowIds?: readonly ReadonlySet<number>[]
  near?: { place: Place; kilometres: number } | undefined
}

interface Selected {
  total: number
  /** of the page */
  rowIds: number[]
  facets: VacancyFacets
}

interface Shown {
  filters: VacancyFilters
  /** from 1 */
  page: number
  pageSize: number
}

const facets = [0, 1, 2, 3] as const

/**
 * Selects a page of vacancies, and counts the values of each filter, in one pass. The count of a value is the number of vacancies after it
 * replaces the selected value, so those of a filter are counted without it.
 * @param vacancies in the order of the list
 */
export function selectVacancies(
  vacancies: readonly IndexedVacancy[],
  scope: VacancyScope,
  { filters, page, pageSize }: Shown,
): Selected {
  const selected = masksOfFilters(filters)
  const isInScope = scopeTest(scope)
  const counts = new FacetCounts()
  const from = (page - 1) * pageSize
  const rowIds: number[] = []
  let total = 0
  for (const vacancy of vacancies) {
    if (!isInScope(vacancy)) continue
    const failed = failedFilters(vacancy.masks, selected)
    if (failed === 'several') continue
    if (failed !== 'none') {
      counts.add(vacancy.masks, failed)
      continue
    }
    for (const facet of facets) counts.add(vacancy.masks, facet)
    if (total >= from && rowIds.length < pageSize) rowIds.push(vacancy.rowId)
    total++
  }
  return { total, rowIds, facets: counts.show() }
}

/** The only filter that a vacancy does not pass, or whether it passes all or fails several. */
function failedFilters(masks: FacetMasks, selected: FacetMasks): (typeof facets)[number] | 'none' | 'several' {
  let failed: (typeof facets)[number] | 'none' = 'none'
  for (const facet of facets) {
    if (selected[facet] === 0 || (masks[facet] & selected[facet]) !== 0) continue
    if (failed !== 'none') return 'several'
    failed = facet
  }
  return failed
}

/** Kilometres of a degree of latitude. */
const ofLatitude = 111.2

/** Within the Netherlands a plane is accurate to a few hundred metres in a hundred kilometres. */
function scopeTest({ now, edition, rowIds = [], near }: VacancyScope): (vacancy: IndexedVacancy) => boolean {
  const ofLongitude = ofLatitude * Math.cos(((near?.place.latitude ?? 0) * Math.PI) / 180)
  const isNear = ({ location }: IndexedVacancy): boolean => {
    if (!near) return true
    if (!location) return false
    const north = (location.latitude - near.place.latitude) * ofLatitude
    const east = (location.longitude - near.place.longitude) * ofLongitude
    return north * north + east * east <= near.kilometres * near.kilometres
  }
  return (vacancy) =>
    vacancy.closesAt > now &&
    (edition === undefined || vacancy.edition === edition) &&
    isNear(vacancy) &&
    rowIds.every((ids) => ids.has(vacancy.rowId))
}
