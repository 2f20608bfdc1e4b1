import { useRef } from 'react'
import { useAdminData } from '../../kit/data/use-admin-data'

export const REPORT = '/admin/site/statistics-report'

/**
 * A part of the report. While another one loads, and when that fails, `shown` is the one before it, with its query.
 * @param query of the request to `path`
 */
export function useReport<Part>(path: string, query: string) {
  const loaded = useAdminData<Part>(`${path}?${query}`, {
    failed: 'De cijfers kunnen nu niet worden opgehaald.',
    reloadsOnFocus: false,
  })
  const shown = useRef<{ part: Part; query: string }>()
  if (loaded.data && loaded.isCurrent) shown.current = { part: loaded.data, query }
  return { ...loaded, shown: shown.current }
}
