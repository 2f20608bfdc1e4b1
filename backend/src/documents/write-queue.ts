import type { Context, Next } from 'koa'
import { oneAtATime } from '../http/one-at-a-time'
import { unavailable } from '../http/unavailable'

/** The admin and proxies give up on a request after half a minute to a minute. */
const mostWaitMs = 20_000
const inTurn = oneAtATime()

/**
 * Has an editor's write wait for its turn before it takes a connection from the pool. The database carries out one at a time
 * (`one-write-at-a-time.ts`): as many waiting there as the pool has connections would leave none to readers.
 * @throws 503 with `Retry-After` for a write whose turn comes too late
 */
export function writeInTurn(ctx: Context, next: Next): Promise<void> {
  const begun = performance.now()
  return inTurn(async () => {
    if (performance.now() - begun > mostWaitMs)
      throw unavailable(ctx, 'Er wordt nu door velen tegelijk opgeslagen. Probeer het zo opnieuw.')
    await next()
  })
}
