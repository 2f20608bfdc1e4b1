import type { PlanVersion } from '@gevel/contract/plans'
import type { BillingSettings } from '../../src/content/billing/billing-settings'
import type { Cause } from '../../src/features/subscriptions/charge'
import type { Offer } from '../../src/features/subscriptions/placing/load-offer'
import type { Account } from '../../src/platform/readers/account'
import type { CustomerSource } from '../content/customer-data'
import { dutchTimeToUtc } from '../content/dutch-time'
import type { Transaction } from '../rows/insert-rows'

/** What the past year of all customers happens in. */
export interface Life {
  trx: Transaction
  /** with the magazines of the past year */
  settings: BillingSettings
  offer: Offer
  /** what is sold, by slug */
  versions: ReadonlyMap<string, PlanVersion>
  /** the moment of seeding: nothing happens after it */
  now: Date
  /** at the bank */
  openRun?: { id: number; collectOn: string } | undefined
}

/** A customer with its subscription. */
export interface Subscriber {
  source: CustomerSource
  account: Account
  customerId: number
  /** of the subscription */
  id: number
  orderId: number
}

/** Who does something at a Dutch clock time of a day, such as `10:20`. */
export function causeAt(
  { settings, now }: Life,
  day: string,
  clock: string,
  actor: Cause['actor'] = { kind: 'system' },
): Cause {
  const at = new Date(dutchTimeToUtc(`${day}T${clock}`))
  return { settings, actor, at: at < now ? at : now }
}

/** The desk, in the timeline of customers. */
export const desk: Cause['actor'] = { kind: 'editor', name: 'Sanne Service' }
