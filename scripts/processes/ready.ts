import { setTimeout as pause } from 'node:timers/promises'

const readyWithinMs = 180_000

/**
 * Waits until a program responds at `url` with `status`; false when it `exited` before that. Throws when it takes too
 * long.
 */
export async function untilReady(exited: Promise<unknown>, url: string, status: number): Promise<boolean> {
  let ended = false
  void exited.then(() => {
    ended = true
  })
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await pause(100)) {
    if (ended) return false
    if ((await requestStatus(url)) === status) return true
  }
  throw new Error(`Nothing answered ${status} at ${url} within ${readyWithinMs / 1000} s.`)
}

async function requestStatus(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
