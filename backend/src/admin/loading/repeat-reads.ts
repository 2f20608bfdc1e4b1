/** Requests without which the admin shows nothing, or too little: they are repeated until they succeed. */
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
 * Whether a request of the admin's store is sent again: a read that failed because of the line or the server. A write is not, for its
 * form says that it failed and keeps the text.
 * @param error what Strapi's base query makes of it; its status is missing when there was no response
 */
export function isWorthRepeating(error: unknown, _request: unknown, { attempt, baseQueryApi }: Attempt): boolean {
  const { status = 0, name } = Object(error)
  const isTransient = status === 0 ? name !== 'AbortError' : status >= 500
  if (!isTransient || baseQueryApi.type !== 'query') return false
  return attempt <= maxRepeats || needed.includes(baseQueryApi.endpoint)
}

/** Pauses before a repeat: longer each time, and not as long in each tab, so that a server that comes back is not flooded. */
export function pauseBeforeRepeat(attempt: number): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, 300 * 2 ** attempt) * (0.5 + Math.random() / 2)
  return new Promise((resolve) => setTimeout(resolve, pauseMs))
}
