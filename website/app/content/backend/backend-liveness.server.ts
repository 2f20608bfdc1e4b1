import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../config/env.server.ts'

/** A request that waits this long triggers a health check, in milliseconds. */
const CHECK_AFTER_MS = 500
/** How long `/_health`, which needs no database, may take. */
const PROBE_MS = 1_800
const RETRY_MS = 500
/** A balancer may send one probe to an instance that hangs and the next to one that works. */
const PROBES = 2

/** The backend accepts connections without responding. */
export class BackendSilent extends Error {
  override name = 'BackendSilent'
}

/** Aborts each waiting request. */
const waiting = new Set<AbortController>()
let silent = false
let isChecking = false

/**
 * Sends a request to the backend, and gives up as soon as the backend turns out not to respond at all: verifying a
 * password may take ten seconds, but a backend that hangs is detected after two. Until it responds again further
 * requests fail at once.
 * @param request aborts with its signal
 * @throws BackendSilent
 */
export async function whileResponding<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (silent) throw new BackendSilent('The backend does not respond')
  const stop = new AbortController()
  const timer = setTimeout(checkBackend, CHECK_AFTER_MS)
  waiting.add(stop)
  try {
    return await request(stop.signal)
  } finally {
    clearTimeout(timer)
    waiting.delete(stop)
  }
}

/** One health check for all waiting requests. */
function checkBackend(): void {
  if (isChecking || silent) return
  isChecking = true
  void probe().then((responds) => {
    isChecking = false
    if (!responds) void waitForResponse()
  })
}

async function waitForResponse(): Promise<void> {
  silent = true
  for (const stop of waiting) stop.abort(new BackendSilent('The backend does not respond'))
  while (!(await probe())) await pause(RETRY_MS, undefined, { ref: false })
  silent = false
}

async function probe(): Promise<boolean> {
  const probes = Array.from({ length: PROBES }, async () => {
    const signal = AbortSignal.timeout(PROBE_MS)
    const response = await fetch(`${env.BACKEND_URL}/_health`, { signal })
    await response.body?.cancel()
  })
  return Promise.any(probes).then(
    () => true,
    () => false,
  )
}
