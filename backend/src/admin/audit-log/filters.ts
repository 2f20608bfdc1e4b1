import { useSearchParams } from 'react-router-dom'

/** The filters, as named in the URL of the screen and by the backend. */
const FILTERS = ['kind', 'actor', 'from', 'until', 'name', 'type', 'document'] as const

export type Filter = (typeof FILTERS)[number]
export type Filters = Readonly<Partial<Record<Filter, string>>>

/** The filters in the URL of the screen, so that links and the browser's history keep them. */
export function useFilters() {
  const [parameters, setParameters] = useSearchParams()
  const filters: Filters = Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const value = parameters.get(filter)
      return value ? [[filter, value]] : []
    }),
  )
  const setFilters = (wanted: Filters) =>
    setParameters(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)), { replace: true })
  return { filters, setFilters }
}
