import { useEffect } from 'react'
import { sentenceOf } from './error-sentence'
import { siteApi } from './site-api'

interface Options {
  /** loads again after this long, while the tab is visible */
  pollMs?: number
  /** changes with each save of the form that the data stand beside */
  version?: string
  /** for an error without a Dutch sentence of the backend */
  failed?: string
}

/** What a screen shows of the backend. */
export interface AdminData<Data> {
  /** the latest response; that of the previous path stays until there is one */
  data: Data | undefined
  /** `data` are of this path, not of the previous one */
  isCurrent: boolean
  /** a Dutch sentence, after the last request failed */
  error: string | undefined
  reload(): Promise<void>
}

/**
 * Loads from the backend for a screen of the admin, and again when the window regains focus, since readers and other
 * editors change things meanwhile.
 * @param path of a GET; undefined loads nothing
 */
export function useAdminData<Data>(path: string | undefined, options: Options = {}): AdminData<Data> {
  const { pollMs = 0, version, failed = 'Dit kan nu niet worden opgehaald.' } = options
  const { data, currentData, error, isFetching, isUninitialized, refetch } = siteApi.useSiteDataQuery(
    { path: path ?? '', ...(version && { version }) },
    { skip: path === undefined, pollingInterval: pollMs, refetchOnMountOrArgChange: true },
  )

  useEffect(() => {
    if (isUninitialized) return
    const load = () => void refetch()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [isUninitialized, refetch])

  return {
    // the response is that of our own route, whose type the caller names
    data: data as Data | undefined,
    isCurrent: currentData !== undefined,
    error: error && !isFetching ? sentenceOf(error, failed) : undefined,
    reload: async () => void (await refetch()),
  }
}
