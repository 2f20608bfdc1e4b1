import { useEffect, useRef } from 'react'
import { sentenceOf } from './error-sentence'
import { siteApi } from './site-api'

interface Options {
  /** for an error without a Dutch sentence of the backend */
  failed?: string
  /** changes with each save of the form that the data stand beside */
  version?: string
  /** loads again after this long, while the tab is visible */
  pollMs?: number
  /** false for what costs the database much: it is not loaded again when the window regains focus */
  reloadsOnFocus?: boolean
}

/** What a screen shows of the backend. */
export interface AdminData<Data> {
  /** the latest response; that of the previous path stays until there is one */
  data: Data | undefined
  /** `data` are of this path, not of the previous one */
  isCurrent: boolean
  isLoading: boolean
  /** a Dutch sentence, after the last request failed */
  error: string | undefined
  /** false for a query that the backend rejects: the same request fails again */
  canRetry: boolean
  reload(): Promise<void>
}

/**
 * Loads from the backend for a screen of the admin, and again when the window regains focus, since readers and other
 * editors change things meanwhile.
 * @param path of a GET; undefined loads nothing
 */
export function useAdminData<Data>(path: string | undefined, options: Options = {}): AdminData<Data> {
  const { failed = 'Dit kan nu niet worden opgehaald.', version, pollMs, reloadsOnFocus = true } = options
  const { data, currentData, error, isFetching, isUninitialized, refetch } = siteApi.useSiteDataQuery(
    { path: path ?? '', ...(version && { version }) },
    { skip: path === undefined, refetchOnMountOrArgChange: true },
  )
  const reload = async () => {
    if (!isUninitialized) await refetch()
  }
  useReloads(reload, reloadsOnFocus, pollMs)
  return {
    // the response is that of our own route, whose type the caller names
    data: data as Data | undefined,
    isCurrent: currentData !== undefined,
    isLoading: isFetching,
    error: error && !isFetching ? sentenceOf(error, failed) : undefined,
    canRetry: Object(error).status !== 400,
    reload,
  }
}

function useReloads(reload: () => Promise<void>, onFocus: boolean, pollMs: number | undefined): void {
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') void latest.current()
    }
    if (onFocus) window.addEventListener('focus', load)
    if (pollMs) document.addEventListener('visibilitychange', load)
    const polling = pollMs && setInterval(load, pollMs)
    return () => {
      window.removeEventListener('focus', load)
      document.removeEventListener('visibilitychange', load)
      clearInterval(polling)
    }
  }, [onFocus, pollMs])
}
