import { longestAlertText } from '@gevel/contract/vacancy-alerts'
import { routeParam } from '../../../routing/not-found.ts'
import { VACANCY_KEYS } from '../listing/vacancy-keys.ts'
import { vacancySelectionSchema } from '../listing/vacancy-params.ts'
import type { EditionSearch } from './alert-search.ts'

/**
 * The search in the address of the form, which is the query of the list.
 * @throws the fatal 404 of requirements §8 for an unknown value of a filter
 */
export function askedSearch(url: URL): EditionSearch {
  const query = Object.fromEntries(VACANCY_KEYS.map((key) => [key, url.searchParams.get(key)]))
  const { order: _order, text, ...search } = routeParam(url, vacancySelectionSchema, query)
  return { edition: url.searchParams.has('pro') ? 'pro' : null, text: text.slice(0, longestAlertText), ...search }
}
