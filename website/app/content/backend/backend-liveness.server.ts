import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../config/env.server.ts'

/** A request that waits this long triggers a health check, in milliseconds. */
const DOUBT_MS = 500
/** How long `/_health`, which needs no database, may take. */
const PROBE_MS = 1_800
const ASK_AGAIN_MS = 500
/** A balancer may send one probe to an instance that hangs and the next to one that works. */
const PROBES = 2

/** The backend accepts connections without responding. */
export class BackendSilent extends Error {
  override name = 'BackendSilent'
}

/** Aborts each waiting request. */
const waiting = new Set<AbortController>()
let silent = false
let looking = false

/**
 * Sends a request to the backend, and gives up as soon as the backend turns out not to respond at all: verifying a
 * password may take ten seconds, but a backend that hangs is detected after two. Until it responds again further
 * requests fail at once.
 * @param ask aborts with its signal
 * @throws BackendSilent
 */
export async function whileAnswering<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (silent) throw new BackendSilent('The backend answers nothing')
  const stop = new AbortController()
  const doubt = setTimeout(look, DOUBT_MS)
  waiting.add(stop)
  try {
    return await ask(stop.signal)
  } finally {
    clearTimeout(doubt)
    waiting.delete(stop)
  }
}

/** One health check for all waiting requests. */
function look(): void {
  if (looking || silent) return
  looking = true
  void probe().then((answers) => {
    looking = false
    if (!answers) void waitForAnswer()
  })
}

async function waitForAnswer(): Promise<void> {
  silent = true
  for (const stop of waiting) stop.abort(new BackendSilent('The backend answers nothing'))
  while (!(await probe())) await pause(ASK_AGAIN_MS, undefined, { ref: false })
  silent = false
}

async function probe(): Promise<boolean> {
  const looks = Array.from({ length: PROBES }, async () => {
    const signal = AbortSignal.timeout(PROBE_MS)
    const response = await fetch(`${env.BACKEND_URL}/_health`, { signal })
    await response.body?.cancel()
  })
  return Promise.any(looks).then(
    () => true,
    () => false,
  )
}
