import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/** Who did something; the name stays when they leave. */
export type Actor = { kind: 'customer' | 'editor'; name: string } | { kind: 'system' }

/** What happened to something of a customer. */
export interface NewEvent {
  customerId: number
  /** what it happened to: 'order', 'invoice', 'subscription' …, and its id */
  subject: string
  subjectId: number
  /** 'placed', 'paid', 'note' …; of a transition the new state */
  kind: string
  from?: string
  to?: string
  actor: Actor
  /** why, as somebody wrote it or as a rule says */
  reason?: string | null
  data?: object
  /** a repeat with this key is the same event */
  key?: string
  at: Date
}

/** A statement has room for 65,535 values. */
const batch = 2_000

/** What is held back until the work of `recordTogether` ends, by transaction. */
const heldBack = new WeakMap<Transaction, NewEvent[]>()

/** Adds a row to the timeline of a customer; one with a key that exists is not added again. */
export async function recordEvent(trx: Transaction, event: NewEvent): Promise<void> {
  const held = heldBack.get(trx)
  if (held) held.push(event)
  else await insertEvents(trx, [event])
}

/** Does work, and stores all events of it in one statement at its end, in their order; within another such work at the end of that. */
export async function recordTogether<Result>(trx: Transaction, work: () => Promise<Result>): Promise<Result> {
  if (heldBack.has(trx)) return work()
  const events: NewEvent[] = []
  heldBack.set(trx, events)
  const result = await work().finally(() => heldBack.delete(trx))
  await insertEvents(trx, events)
  return result
}

async function insertEvents(trx: Transaction, events: readonly NewEvent[]): Promise<void> {
  for (let first = 0; first < events.length; first += batch)
    await tablesOf(trx)
      .insertInto('gevel_ledger_events')
      .values(events.slice(first, first + batch).map(rowOf))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}

function rowOf(event: NewEvent) {
  return {
    customer_id: event.customerId,
    subject: event.subject,
    subject_id: event.subjectId,
    kind: event.kind,
    from_state: event.from ?? null,
    to_state: event.to ?? null,
    actor: event.actor.kind,
    actor_name: event.actor.kind === 'system' ? null : event.actor.name,
    reason: event.reason ?? null,
    data: JSON.stringify(event.data ?? {}),
    key: event.key ?? null,
    at: event.at,
  }
}
