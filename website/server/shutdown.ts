import type { Server } from 'node:http'

/** Time limit for pending responses, the notice included: service managers often kill a program after ten seconds. */
const DRAIN_MS = 9_500
/** A load balancer that polls `/health` needs a moment to stop sending visitors. */
const NOTICE_MS = 1_500
const IDLE_CHECK_MS = 100

interface ShutdownTimes {
  drainMs?: number
  noticeMs?: number
}

/**
 * Stops on SIGTERM or SIGINT: finishes pending responses and ends the process. SIGTERM, from a service manager, first
 * gives notice: for a moment everything still works while `/health` responds with 503. SIGINT comes from a person who
 * does not want to wait. A second signal ends the process at once.
 * @returns whether stopping has begun
 */
export function stopOnSignal(
  server: Server,
  { drainMs = DRAIN_MS, noticeMs = NOTICE_MS }: ShutdownTimes = {},
): () => boolean {
  let stopping = false
  const stop = (notice: number) => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => {
      server.close(() => process.exit(0))
      // a keep-alive connection would otherwise stay open for a next request, which we would not accept
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
      setTimeout(() => server.closeAllConnections(), drainMs - notice).unref()
    }, notice)
  }
  process.on('SIGTERM', () => stop(noticeMs))
  process.on('SIGINT', () => stop(0))
  return () => stopping
}
