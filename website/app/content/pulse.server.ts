import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../config/env.server.ts'

/** A question that waits this long raises the doubt whether the backend is there at all, in milliseconds. */
const DOUBT_MS = 500
/** How long `/_health`, which needs no database, may take. */
const PROBE_MS = 1_800
const ASK_AGAIN_MS = 500
/** A balancer may lead one probe to a copy that hangs and the next to one that works. */
const PROBES = 2

/** The backend accepts connections and answers nothing: nobody waits for it. */
export class BackendSilent extends Error {
  override name = 'BackendSilent'
}

/** Stops each question that waits for an answer. */
const waiting = new Set<AbortController>()
let silent = false
let looking = false

/**
 * Asks the backend something, and gives up as soon as it turns out to answer nothing at all: a password may take ten seconds to be
 * checked, a backend that hangs is known after two. Until it answers again further questions fail at once.
 * @param ask stops when its signal aborts
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

/** One look for all who doubt at the same time. */
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
