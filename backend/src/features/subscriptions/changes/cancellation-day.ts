import { addMonths } from '@gevel/contract/days'
import type { Subscription } from '../subscription'

/**
 * The last day of a subscription that is cancelled today. A company, and a consumer in its first term, read what is paid; after it a
 * consumer has one month's notice at most, on any day (BW 6:236 j, 6:237 l). What has not begun, or costs nothing, ends at once.
 * @param isRenewed whether its first term is over
 */
export function cancellationDay(
  { state, kind, customerKind, paidUntil }: Pick<Subscription, 'state' | 'kind' | 'customerKind' | 'paidUntil'>,
  today: string,
  isRenewed: boolean,
): string {
  if (state === 'pending' || kind === 'complimentary') return today
  // the renewal of a day may come after the customer
  const paid = paidUntil < today ? today : paidUntil
  if (customerKind === 'company' || !isRenewed) return paid
  const [lastDay = paid] = [paid, addMonths(today, 1)].toSorted()
  return lastDay
}
