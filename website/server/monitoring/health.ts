import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 2_000
const ASK_AGAIN_MS = 500

/**
 * Whether the site is ready: its backend has responded since the start; it is polled until it does. A later outage
 * does not change that: cached pages stay available, and a balancer that took every instance out of rotation would
 * make them unavailable.
 * @param backendUrl origin of the backend
 */
export function waitForBackend(backendUrl: string): () => boolean {
  let hasMet = false
  const meet = async () => {
    while (!(await answers(`${backendUrl}/_health`))) await pause(ASK_AGAIN_MS, undefined, { ref: false })
    hasMet = true
  }
  void meet()
  return () => hasMet
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
