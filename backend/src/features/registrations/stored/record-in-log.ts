import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** Kinds whose line names a person, beside those of the waiting list. */
export const kindsWithNames = ['handed-over', 'invitation-declined', 'invitation-withdrawn'] as const
/** Kinds whose line names somebody on the waiting list. */
export const waitingKindsWithNames = ['offered', 'waiting-removed'] as const
/** Who came and went by themselves, as the waiting list shows: a long one would hide all else that happened to the event. */
export const waitingKinds = ['waiting', 'waiting-left', 'waiting-passed', 'offer-expired'] as const

type EventKind = 'opened' | 'sale-changed' | 'event-moved' | 'event-cancelled' | 'invited' | 'mailed'
type SetUpKind =
  | `type-${'added' | 'changed' | 'withdrawn' | 'on-sale'}`
  | `quota-${'added' | 'changed' | 'removed'}`
  | `session-${'added' | 'changed' | 'removed'}`
  | `question-${'added' | 'changed' | 'withdrawn' | 'asked'}`
type TicketKind = 'registered' | 'added' | 'changed' | 'answers-changed' | 'moved' | 'cancelled' | 'refunded'

export type HappeningKind =
  | EventKind
  | SetUpKind
  | TicketKind
  | (typeof kindsWithNames)[number]
  | (typeof waitingKindsWithNames)[number]
  | (typeof waitingKinds)[number]

/** What happened to an event or to one of its tickets. */
interface Happening {
  eventId: number
  ticketId?: number | null
  kind: HappeningKind
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
