import type { Context, Next } from 'koa'
import { unavailable } from '../../platform/http/retry-after'
import { serialQueue } from '../../platform/http/serial-queue'

/** The admin and proxies time out after half a minute to a minute. */
const maxWaitMs = 20_000
const queue = serialQueue()

/**
 * Queues an editor's write before it takes a connection from the pool. The database runs one at a time
 * (`serialise-writes.ts`): as many waiting there as the pool has connections would leave none for readers.
 * @throws 503 with `Retry-After` when a write waits too long
 */
export function queueWrite(ctx: Context, next: Next): Promise<void> {
  const startMs = performance.now()
  return queue(async () => {
    if (performance.now() - startMs > maxWaitMs)
      throw unavailable(ctx, 'Er wordt nu door velen tegelijk opgeslagen. Probeer het zo opnieuw.')
    await next()
  })
}
