import type { Server } from 'node:http'

/** What is under way gets this long to finish. */
const DRAIN_MS = 10_000
const IDLE_CHECK_MS = 100

/**
 * Stops on SIGTERM or SIGINT: takes no new connections, lets answers under way finish and ends the process. A second signal ends it
 * at once.
 * @returns whether that has begun
 */
export function stopOnSignal(server: Server, drainMs = DRAIN_MS): () => boolean {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close(() => process.exit(0))
    // a connection whose answer was under way stays open for the next request, which we shall not take
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
    setTimeout(() => server.closeAllConnections(), drainMs).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return () => stopping
}
