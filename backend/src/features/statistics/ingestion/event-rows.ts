import { type StatisticsEvent, statisticsEventSchema } from '@gevel/contract/statistics'
import type { DeviceClass } from '../filtering/agent-facts'
import { type EventPage, pageOfUrl } from './page-of-url'
import { type PageSource, sourceOf } from './page-source'

/** What is stored of an event. */
export interface EventRow {
  kind: StatisticsEvent['eventType']
  path: string | null
  subject: string | null
  action: string | null
  edition: EventPage['edition'] | null
  referrer: string | null
  device: DeviceClass | null
  visitor: string | null
  source: PageSource | null
}

/** What is known of the visitor; null for one who does not want to be counted. */
export interface VisitorFacts {
  device: DeviceClass
  /** hash of the day, a 64-bit integer */
  visitor: string
}

interface ParsedEvents {
  events: StatisticsEvent[]
  /** invalid ones by their index */
  rejected: { index: number; message: string }[]
}

/** Parses the events of a batch one by one. */
export function parseEvents(given: readonly unknown[]): ParsedEvents {
  const parsed: ParsedEvents = { events: [], rejected: [] }
  for (const [index, event] of given.entries()) {
    const { data, error } = statisticsEventSchema.safeParse(event)
    if (data) parsed.events.push(data)
    else parsed.rejected.push({ index, message: sentence(error?.issues[0]?.path ?? []) })
  }
  return parsed
}

function sentence(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'Dit is geen gebeurtenis.'
  return path[0] === 'eventType' ? 'Deze soort gebeurtenis bestaat niet.' : `Niet te begrijpen: ${path.join('.')}.`
}

export function rowOf(event: StatisticsEvent, facts: VisitorFacts | null): EventRow {
  const page = 'url' in event ? pageOfUrl(event.url) : { path: null, subject: null, edition: null }
  return {
    kind: event.eventType,
    ...page,
    ...('banner' in event && { subject: `banner:${event.banner}` }),
    action: 'action' in event ? event.action : null,
    referrer: facts && 'referrer' in event ? (event.referrer ?? null) : null,
    device: facts?.device ?? null,
    visitor: facts?.visitor ?? null,
    source: facts && 'from' in event && event.from !== undefined ? sourceOf(event.from) : null,
  }
}
