import { useSearchParams } from 'react-router-dom'

/** What the list can be filtered by, as the address of the screen and the backend both name it. */
const FILTERS = ['kind', 'actor', 'from', 'until', 'name', 'type', 'document'] as const

export type Filter = (typeof FILTERS)[number]
export type Filters = Readonly<Partial<Record<Filter, string>>>

/** The filters in the address of the screen, so that a link and the browser's own buttons keep them. */
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
