import { addDays, lengthOf } from '@gevel/contract/days'
import { type Totals, totalsOf } from '@gevel/contract/money/totals'
import type { PlanVersion } from '@gevel/contract/plans'
import { type PlanLine, periodLines, periodsPerYear, shareByDays, sumOf } from '@gevel/contract/subscription-price'
import { chargedPlan } from '../charge'
import { periodAt } from '../periods'
import type { Subscription } from '../subscription'

/** What a subscription changes to. */
export interface PlanTarget {
  version: PlanVersion
  /** in total */
  seats: number
}

/**
 * What a change of plan or readers does. `difference`: more is charged for the rest of the paid period. `period`: another, longer
 * period begins today, and the rest of the old one is credited. `next`: it begins with the next period, so that nobody pays twice for
 * what is paid already (a smaller plan, fewer readers, a shorter period).
 */
export type PlanChange =
  | { kind: 'none' }
  | { kind: 'difference'; from: string; until: string; lines: PlanLine[] }
  | { kind: 'period'; from: string; until: string; lines: PlanLine[] }
  | { kind: 'next'; from: string }

/**
 * @param today within the paid period
 * @param paidDays what that period has (`daysOfPaidPeriod`)
 */
export function planChange(
  subscription: Subscription,
  target: PlanTarget,
  { today, paidDays }: { today: string; paidDays: number },
): PlanChange {
  const { version, seats, paidUntil } = subscription
  if (version.id === target.version.id && seats === target.seats) return { kind: 'none' }
  const [old, next] = [chargedPlan(subscription), chargedPlan({ ...subscription, ...target })]
  const [oldCents, nextCents] = [sumOf(periodLines(old)), sumOf(periodLines(next))]
  const [oldPeriods, nextPeriods] = [periodsPerYear[version.period], periodsPerYear[target.version.period]]
  const isDearer = nextCents * nextPeriods > oldCents * oldPeriods
  if (!isDearer || nextPeriods > oldPeriods) return { kind: 'next', from: addDays(paidUntil, 1) }
  if (nextPeriods < oldPeriods) {
    const period = periodAt(today, target.version.period, 0)
    return { kind: 'period', ...period, lines: periodLines(next) }
  }
  const left = Math.min(lengthOf({ from: today, until: paidUntil }), paidDays)
  const [line] = periodLines(next)
  if (!line) throw new Error('A plan has no line')
  const unitCents = shareByDays(nextCents - oldCents, left, paidDays)
  const description = `${describe(target)} in plaats van ${describe(subscription)}`
  return {
    kind: 'difference',
    from: today,
    until: paidUntil,
    lines: [{ ...line, description, quantity: 1, unitCents }],
  }
}

function describe({ version, seats }: PlanTarget): string {
  return `${version.name} (${seats === 1 ? '1 lezer' : `${seats} lezers`})`
}

/** The amounts of lines, in the prices of the customer. */
export function amountsOf(
  subscription: Subscription,
  lines: readonly PlanLine[],
): Pick<Totals<PlanLine>, 'netCents' | 'vatCents' | 'totalCents'> {
  const { netCents, vatCents, totalCents } = totalsOf(lines, chargedPlan(subscription).prices)
  return { netCents, vatCents, totalCents }
}
