import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import { searchPairs, searchTitle, type VacancySearch } from '@gevel/contract/vacancy-query'

/** A search in both editions, or in one. */
export interface EditionSearch extends VacancySearch {
  edition: Edition | null
}

/** The list with a search, in its edition. */
export function searchHref({ edition, ...search }: EditionSearch): string {
  const params = new URLSearchParams(searchPairs(search))
  const link = edition === 'pro' ? href('/provacatures') : href('/vacatures')
  return params.size > 0 ? `${link}?${params}` : link
}

/** A search in words, with its edition where it has only one. */
export function searchName({ edition, ...search }: EditionSearch): string {
  return edition === 'pro' ? `${searchTitle(search)}, in Gevel Pro` : searchTitle(search)
}
