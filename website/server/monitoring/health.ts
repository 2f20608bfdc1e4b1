import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 2_000
const ASK_AGAIN_MS = 500

/**
 * Whether the site can be read: its content backend has answered since the start; it is asked until it does. One that goes away later
 * changes nothing of that: kept pages stay up, and were a balancer to send nobody to any copy they would not. A server that asks this
 * has its own build loaded already.
 * @param backendUrl origin of the backend
 */
export function meetBackend(backendUrl: string): () => boolean {
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
