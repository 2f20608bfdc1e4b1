import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Why a part cannot be shown. */
export interface ReportFailure {
  message: string
  /** false for an invalid period: the same request fails again */
  canRetry: boolean
}

/**
 * A part of the report. While another one loads, and when that fails, `shown` is the one before it, with its query.
 * @param query of the request to `path`
 */
export function useReport<Part>(path: string, query: string) {
  const { get } = useFetchClient()
  const [shown, setShown] = useState<{ part: Part; query: string }>()
  const [failure, setFailure] = useState<ReportFailure>()
  const [isLoading, setIsLoading] = useState(true)
  const latest = useRef('')

  const load = useCallback(async () => {
    latest.current = query
    setFailure(undefined)
    setIsLoading(true)
    try {
      const { data } = await get<Part>(`${path}?${query}`)
      // the response to an earlier request may arrive late
      if (latest.current === query) setShown({ part: data, query })
    } catch (caught) {
      if (latest.current === query) setFailure(failureOf(caught))
    }
    if (latest.current === query) setIsLoading(false)
  }, [get, path, query])

  useEffect(() => {
    void load()
  }, [load])

  return { shown, failure, isLoading, load }
}

function failureOf(error: unknown): ReportFailure {
  // the backend's sentence about an invalid period
  if (error instanceof Error && 'status' in error && error.status === 400)
    return { message: error.message, canRetry: false }
  return { message: 'De cijfers kunnen nu niet worden opgehaald.', canRetry: true }
}
