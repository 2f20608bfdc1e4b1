import { recordEvent } from '../../../ledger/events/record-event'
import type { Transaction } from '../../../platform/database/transaction'
import { type Account, nameOf } from '../../../platform/readers/account'

interface ColleagueEvent {
  customerId: number
  kind: `colleague-${'invited' | 'invited-again' | 'invitation-withdrawn' | 'removed' | 'role'}`
  /** who did it */
  account: Account
  data: object
  at: Date
}

/** Adds what an owner did with a colleague to the timeline of the company. */
export async function recordColleagueEvent(trx: Transaction, event: ColleagueEvent): Promise<void> {
  const { customerId, kind, account, data, at } = event
  const actor = { kind: 'customer', name: nameOf(account) } as const
  await recordEvent(trx, { customerId, subject: 'customer', subjectId: customerId, kind, actor, data, at })
}
