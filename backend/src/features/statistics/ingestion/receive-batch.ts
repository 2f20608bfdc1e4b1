import { randomUUID } from 'node:crypto'
import { reportEvents } from '@gevel/contract/statistics'
import { maxBatchBytes } from '@gevel/contract/statistics-limits'
import type { Context } from 'koa'
import { Counter } from 'prom-client'
import type { z } from 'zod'
import { clientOf } from '../../../platform/http/client'
import { parseInput } from '../../../platform/http/parse-input'
import { readJson } from '../../../platform/http/read-json'
import { unavailable } from '../../../platform/http/retry-after'
import { registry } from '../../../platform/metrics/metrics'
import { agentFacts } from '../filtering/agent-facts'
import { consumeEventRate } from '../filtering/event-rate'
import { filterReasons } from '../filtering/filter-reason'
import { parseEvents, rowOf } from './event-rows'
import { QueueFull } from './group-commit'
import { isOutage, type ReportedItem, storeEvents } from './store-events'
import { visitorHash } from './visitor-hash'

const retryAfterSeconds = 2

/** Stores the events of a batch, and returns once they are on disk (decision 059). */
export async function receiveBatch(ctx: Context): Promise<z.input<typeof reportEvents.output>> {
  const { data } = parseInput(reportEvents.input, await readJson(ctx.req, maxBatchBytes))
  const { id: batch = randomUUID(), events: given, session } = data
  const client = clientOf(ctx)
  consumeEventRate(client, given.length)
  const { events, rejected } = parseEvents(given)
  const visitor = await visitorHash(client)
  const reasons = filterReasons({ events, session, visitor, ...client })
  const facts = ctx.get('Sec-GPC') === '1' ? null : { visitor, device: agentFacts(client.agent).device }
  const items: ReportedItem[] = [
    ...events.map((event, at) => (reasons[at] ? { reason: reasons[at] } : { row: rowOf(event, facts) })),
    ...rejected.map(() => ({ reason: 'invalid' as const })),
  ]
  const stored = await storeEvents(batch, items).catch((error: unknown) => refuse(ctx, error, items.length))
  countEvents('stored', stored)
  countEvents('filtered', events.length - stored)
  countEvents('invalid', rejected.length)
  return { data: { accepted: events.length, rejected } }
}

function refuse(ctx: Context, error: unknown, events: number): never {
  countEvents('refused', events)
  const sentence = sentenceFor(error)
  if (!sentence) throw error
  throw unavailable(ctx, sentence, retryAfterSeconds)
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof QueueFull) return 'Er komen nu te veel gebeurtenissen binnen. Probeer het zo opnieuw.'
  return isOutage(error) ? 'De gebeurtenissen konden nu niet worden opgeslagen. Probeer het zo opnieuw.' : undefined
}

const events = new Counter({
  name: 'gevel_statistics_events_total',
  help: 'Reported events: stored, filtered as not of a reader, invalid, or refused because they could not be stored',
  labelNames: ['outcome'],
  registers: [registry],
})

/** Counts events by their outcome; those of a batch that is sent again count again. */
export function countEvents(outcome: 'stored' | 'filtered' | 'invalid' | 'refused', count: number): void {
  events.inc({ outcome }, count)
}
