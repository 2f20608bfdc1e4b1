/** Requests that the admin cannot work without: they are repeated until they succeed. */
const needed: readonly string[] = [
  'init',
  'getMe',
  'getMyPermissions',
  'information',
  'getInitialData',
  'getAllContentTypeSettings',
  'getContentTypeConfiguration',
]
const maxRepeats = 3
const longestPauseMs = 5_000

interface Attempt {
  /** 1 after the first failure */
  attempt: number
  baseQueryApi: { type: string; endpoint: string }
}

/**
 * Whether to retry a request of the admin's store: a read that failed because of the connection or the server. A write
 * is not retried, since its form shows the failure and keeps the text.
 * @param error from Strapi's base query; its status is missing when there was no response
 */
export function isRetryable(error: unknown, _request: unknown, { attempt, baseQueryApi }: Attempt): boolean {
  const { status = 0, name } = Object(error)
  const isTransient = status === 0 ? name !== 'AbortError' : status >= 500
  if (!isTransient || baseQueryApi.type !== 'query') return false
  return attempt <= maxRepeats || needed.includes(baseQueryApi.endpoint)
}

/** The delay before a retry: exponential, with jitter, so that the tabs do not flood a server that comes back. */
export function pauseBeforeRepeat(attempt: number): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, 300 * 2 ** attempt) * (0.5 + Math.random() / 2)
  return new Promise((resolve) => setTimeout(resolve, pauseMs))
}
