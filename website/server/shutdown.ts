import type { Server } from 'node:http'

/** What is under way has this long to finish, the notice included: who stops a program often kills it after ten seconds. */
const DRAIN_MS = 9_500
/** A load balancer that reads on `/health` that we are going needs a moment to stop sending visitors. */
const NOTICE_MS = 1_500
const IDLE_CHECK_MS = 100

interface Patience {
  drainMs?: number
  noticeMs?: number
}

/**
 * Stops on SIGTERM or SIGINT: lets answers under way finish and ends the process. SIGTERM, with which a machine stops us, first gives
 * notice: for a moment everything is still answered while `/health` says 503. SIGINT comes from somebody at a keyboard who
 * does not want to wait. A second signal ends the process at once.
 * @returns whether that has begun
 */
export function stopOnSignal(
  server: Server,
  { drainMs = DRAIN_MS, noticeMs = NOTICE_MS }: Patience = {},
): () => boolean {
  let stopping = false
  const stop = (notice: number) => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => {
      server.close(() => process.exit(0))
      // a connection whose answer was under way stays open for the next request, which we shall not take
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
      setTimeout(() => server.closeAllConnections(), drainMs - notice).unref()
    }, notice)
  }
  process.on('SIGTERM', () => stop(noticeMs))
  process.on('SIGINT', () => stop(0))
  return () => stopping
}
