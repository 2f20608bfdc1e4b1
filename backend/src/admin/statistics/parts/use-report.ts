import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'

const FAILED = 'De cijfers kunnen nu niet worden opgehaald.'

/**
 * A part of the report. While another one loads, and when that fails, `shown` is the one before it.
 * @param path of the request, with its query
 */
export function useReport<Part>(path: string) {
  const { get } = useFetchClient()
  const [shown, setShown] = useState<Part>()
  const [error, setError] = useState<string>()
  const [isLoading, setIsLoading] = useState(true)
  const latest = useRef('')

  const load = useCallback(async () => {
    latest.current = path
    setError(undefined)
    setIsLoading(true)
    try {
      const { data } = await get<Part>(path)
      // the response to an earlier request may arrive late
      if (latest.current === path) setShown(data)
    } catch (caught) {
      if (latest.current === path) setError(messageOf(caught))
    }
    if (latest.current === path) setIsLoading(false)
  }, [get, path])

  useEffect(() => {
    void load()
  }, [load])

  return { shown, error, isLoading, load }
}

/** The backend's sentence about an invalid period, if any. */
function messageOf(error: unknown): string {
  return error instanceof Error && 'status' in error && error.status === 400 ? error.message : FAILED
}
