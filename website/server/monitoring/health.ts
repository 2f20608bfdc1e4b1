import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 5_000
const RETRY_MS = 500

/**
 * Whether the site is ready: its backend has responded since the start; it is polled until it does. A later outage
 * does not change that: cached pages stay available, and a balancer that took every instance out of rotation would
 * make them unavailable.
 * @param backendUrl origin of the backend
 */
export function waitForBackend(backendUrl: string): () => boolean {
  let isReady = false
  const poll = async () => {
    while (!(await responds(`${backendUrl}/_health`))) await pause(RETRY_MS, undefined, { ref: false })
    isReady = true
  }
  void poll()
  return () => isReady
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
