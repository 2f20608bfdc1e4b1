import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../config/env.server.ts'

/** How often waiting requests check whether the backend has sent anything, in milliseconds. */
const CHECK_EVERY_MS = 250
/**
 * After this many checks without any response, over five seconds, the backend counts as silent. Counted, since a clock would also count
 * the time in which this process itself could not read the responses.
 */
const SILENT_AFTER_CHECKS = 21
/** The check of every four that sends a probe: one a second, as a balancer may send some to an instance that hangs. */
const PROBE_AT = { check: 2, of: 4 }
/** How long `/_health`, which needs no database, may take. */
const PROBE_MS = 5_000

/** The backend accepts connections without responding. */
class BackendSilent extends Error {
  override name = 'BackendSilent'
}

/** Aborts each waiting request. */
const waiting = new Set<AbortController>()
let isSilent = false
let isWatching = false
/** checks since the last response */
let unanswered = 0

/**
 * Sends a request to the backend, and gives up when the backend sends no response at all for five seconds, to any request or probe. Until
 * it responds again further requests fail at once. One that is only slow fails no other.
 * @param request aborts with its signal, and calls `noteResponse`
 * @throws BackendSilent
 */
export async function whileResponding<T>(request: (silent: AbortSignal) => Promise<T>): Promise<T> {
  if (isSilent) throw new BackendSilent('The backend does not respond')
  const stop = new AbortController()
  waiting.add(stop)
  if (!isWatching) void watch()
  try {
    return await request(stop.signal)
  } finally {
    waiting.delete(stop)
  }
}

/** Records that the backend has begun a response, whatever its status. */
export function noteResponse(): void {
  unanswered = 0
  isSilent = false
}

/** Runs while requests wait, and until a silent backend responds again. */
async function watch(): Promise<void> {
  isWatching = true
  unanswered = 0
  while (waiting.size > 0 || isSilent) {
    await pause(CHECK_EVERY_MS, undefined, { ref: false })
    unanswered++
    if (unanswered % PROBE_AT.of === PROBE_AT.check) void probe()
    if (unanswered === SILENT_AFTER_CHECKS) giveUp()
  }
  isWatching = false
}

function giveUp(): void {
  isSilent = true
  for (const stop of waiting) stop.abort(new BackendSilent('The backend does not respond'))
}

async function probe(): Promise<void> {
  try {
    const response = await fetch(`${env.BACKEND_URL}/_health`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_MS),
    })
    noteResponse()
    await response.body?.cancel()
  } catch {
    // the next one may be answered
  }
}
