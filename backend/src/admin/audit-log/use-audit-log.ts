import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuditPage, AuditPerson } from './audit-line'
import type { Filters } from './filters'

/** A page of the log. `page` is undefined while it loads. */
export function useAuditLog(filters: Filters, after: string | undefined) {
  const { get } = useFetchClient()
  const [page, setPage] = useState<AuditPage>()
  const [error, setError] = useState<string>()
  const latest = useRef('')
  const path = `/audit-log?${new URLSearchParams({ ...filters, ...(after && { after }) })}`

  const load = useCallback(async () => {
    latest.current = path
    setError(undefined)
    try {
      const { data } = await get<AuditPage>(path)
      // the response to an earlier request may arrive late
      if (latest.current === path) setPage(data)
    } catch (caught) {
      if (latest.current === path) setError(messageOf(caught))
    }
  }, [get, path])

  useEffect(() => {
    setPage(undefined)
    void load()
  }, [load])

  return { page, error, load }
}

/** The people that the log can be filtered by; empty while they load. */
export function usePeople(): AuditPerson[] {
  const { get } = useFetchClient()
  const [people, setPeople] = useState<AuditPerson[]>([])
  useEffect(() => {
    get<{ data: AuditPerson[] }>('/audit-log/actors').then(
      ({ data }) => setPeople(data.data),
      () => setPeople([]),
    )
  }, [get])
  return people
}

const FAILED = 'Het logboek kan nu niet worden opgehaald.'

/** The backend's message about an invalid filter, if any. */
function messageOf(error: unknown): string {
  return error instanceof Error && 'status' in error && error.status === 400 ? error.message : FAILED
}
