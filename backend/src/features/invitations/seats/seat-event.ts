import { recordEvent } from '../../../ledger/events/record-event'
import type { Transaction } from '../../../platform/database/transaction'
import { type Account, nameOf } from '../../../platform/readers/account'

interface SeatEvent {
  customerId: number
  subscriptionId: number
  kind: 'seat-invited' | 'seat-invited-again' | 'seat-invitation-withdrawn' | 'seat-taken-back' | 'seat-role'
  /** who did it */
  account: Account
  data: object
  at: Date
}

/** Adds what a manager did with a seat to the timeline of the customer. */
export async function recordSeatEvent(trx: Transaction, event: SeatEvent): Promise<void> {
  const { customerId, subscriptionId: subjectId, kind, account, data, at } = event
  const actor = { kind: 'customer', name: nameOf(account) } as const
  await recordEvent(trx, { customerId, subject: 'subscription', subjectId, kind, actor, data, at })
}
