import type { StatisticsEvent } from '@gevel/contract/statistics'
import { agentFacts } from './agent-facts'
import { MinuteCounts } from './event-rate'
import { isImpossibleSequence, isImpossibleSession } from './impossible-sequence'

/** Why events are not stored: invalid by the contract, or not caused by a reader. */
export type FilterReason = 'invalid' | 'agent' | 'rate' | 'session' | 'sequence'

/** More pages, and more banners, than anybody looks at in a minute. */
const maxPerMinute = { Pageview: 60, Marketing: 180 } as const
const viewsOfVisitors = { Pageview: new MinuteCounts(), Marketing: new MinuteCounts() }

interface Batch {
  events: readonly StatisticsEvent[]
  session: unknown
  /** `User-Agent` of the visitor */
  agent: string
  /** identifies the visitor for a minute, in memory only */
  visitor: string
}

/** The reason to leave out all events of a batch; undefined for those of a reader. */
export function filterReason({ events, session, agent, visitor }: Batch): FilterReason | undefined {
  if (agentFacts(agent).isBot) return 'agent'
  const nowMs = Date.now()
  if (isImpossibleSession(session, nowMs)) return 'session'
  if (isImpossibleSequence(events)) return 'sequence'
  const isTooFast = (['Pageview', 'Marketing'] as const).map((kind) => {
    const views = events.filter(({ eventType }) => eventType === kind).length
    return viewsOfVisitors[kind].add(visitor, views, nowMs) > maxPerMinute[kind]
  })
  return isTooFast.includes(true) ? 'rate' : undefined
}
