import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** What happened to an event or to one of its tickets. */
interface Happening {
  eventId: number
  ticketId?: number | null
  /** 'registered', 'changed', 'moved', 'quota-changed' … */
  kind: string
  actor: Actor
  /** why, as somebody wrote it */
  reason?: string | null
  data?: object
  at: Date
}

/** Adds lines to the log of an event, in the caller's transaction. */
export async function recordInLog(trx: Transaction, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  await tablesOf(trx)
    .insertInto('gevel_event_log')
    .values(
      happenings.map(({ eventId, ticketId = null, kind, actor, reason = null, data = {}, at }) => ({
        ...{ event_id: eventId, ticket_id: ticketId, kind, reason, data: JSON.stringify(data), at },
        ...{ actor: actor.kind === 'customer' ? 'visitor' : actor.kind },
        actor_name: actor.kind === 'editor' ? actor.name : null,
      })),
    )
    .execute()
}
