import { href } from '@gevel/contract/hrefs'
import type { VacancyCategory } from '@gevel/contract/vacancies'
import { categoryNames } from '@gevel/contract/vacancy-names'

/** The page of a category: its number is its place in the list of categories, from 1. */
export function categoryHref(category: VacancyCategory): string {
  return href('/vacatures/cat/:id', { id: Object.keys(categoryNames).indexOf(category) + 1 })
}
