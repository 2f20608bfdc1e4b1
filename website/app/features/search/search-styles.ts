import results from '../../styles/features/search-results.css?url'
import filters from '../../styles/ui/filters.css?url'

/** The styles of the results alone: the style sheet of the site is at its limit (e2e/budgets.ts). */
export function searchStyles() {
  return [filters, results].map((href) => ({ rel: 'stylesheet', href }))
}
