const TIMEOUT_MS = 2_000
/** Whoever watches may ask often; the backend is asked once in this time. */
const FRESH_MS = 1_000

/**
 * Whether the site can be read: its content backend answers. A server that asks this has its own build loaded already.
 * @param backendUrl origin of the backend
 */
export function backendHealth(backendUrl: string, nowMs: () => number = Date.now): () => Promise<boolean> {
  let checkedMs = Number.NEGATIVE_INFINITY
  let latest: Promise<boolean> = Promise.resolve(false)
  return () => {
    if (nowMs() - checkedMs >= FRESH_MS) {
      checkedMs = nowMs()
      latest = answers(`${backendUrl}/_health`)
    }
    return latest
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
