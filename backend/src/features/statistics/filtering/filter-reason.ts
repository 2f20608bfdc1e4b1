import type { StatisticsEvent } from '@gevel/contract/statistics'
import { agentFacts } from './agent-facts'
import { isImpossibleSequence, isImpossibleSession } from './impossible-sequence'
import { isAddressTooFast, isVisitorTooFast } from './kind-rate'

/** Why events are not stored: invalid by the contract, not caused by a reader, or more than a day stores. */
export type FilterReason = 'invalid' | 'agent' | 'rate' | 'session' | 'sequence' | 'full'

interface Batch {
  events: readonly StatisticsEvent[]
  session: unknown
  /** `User-Agent` of the visitor */
  agent: string
  /** identifies the visitor for a minute, in memory only */
  visitor: string
  /** network address of the visitor, in memory only */
  address: string
}

/** The reason to leave out each event of a batch; undefined for those of a reader. */
export function filterReasons(batch: Batch): (FilterReason | undefined)[] {
  const nowMs = Date.now()
  const ofBatch = reasonOfBatch(batch, nowMs)
  return batch.events.map(
    ({ eventType }) => ofBatch ?? (isAddressTooFast(batch.address, eventType, nowMs) ? 'rate' : undefined),
  )
}

/** The reason to leave out all events of a batch. */
function reasonOfBatch({ events, session, agent, visitor }: Batch, nowMs: number): FilterReason | undefined {
  if (agentFacts(agent).isBot) return 'agent'
  if (isImpossibleSession(session, nowMs)) return 'session'
  if (isImpossibleSequence(events)) return 'sequence'
  return isVisitorTooFast(visitor, events, nowMs) ? 'rate' : undefined
}
