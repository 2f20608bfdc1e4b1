import { addDays } from '@gevel/contract/days'
import type { Subscription } from '../subscription'

/** What decides the next step of a subscription. */
type LifeFacts = Pick<
  Subscription,
  'kind' | 'state' | 'startsOn' | 'paidUntil' | 'endsOn' | 'pausedFrom' | 'pausedUntil' | 'unpaidSince'
>

/** The next thing that happens to a subscription by itself. */
export type Step =
  | { kind: 'begin' | 'pause' | 'resume' | 'renew' | 'fall-overdue' | 'recover' }
  | { kind: 'end'; lastDay: string; because: 'unpaid' | 'over' }

/**
 * What happens to a subscription on a day, or was missed before it; undefined when nothing does. After downtime each step follows
 * the other, so that the outcome does not depend on when a job ran.
 * @param graceDays how long somebody reads on after an invoice was due
 */
export function nextStep(facts: LifeFacts, today: string, graceDays: number): Step | undefined {
  const { state, startsOn, endsOn, pausedFrom, pausedUntil, unpaidSince } = facts
  if (state === 'ended' || state === 'withdrawn') return undefined
  const end = endOf(facts, graceDays)
  if (end && end.lastDay < today) return { kind: 'end', ...end }
  if (state === 'pending') return startsOn <= today ? { kind: 'begin' } : undefined
  if (state === 'paused') return pausedUntil !== null && pausedUntil < today ? { kind: 'resume' } : undefined
  if (state === 'active' && pausedFrom !== null && pausedFrom <= today) return { kind: 'pause' }
  if (facts.kind === 'paid' && endsOn === null && facts.paidUntil < today) return { kind: 'renew' }
  if (state === 'active' && unpaidSince !== null && unpaidSince < today) return { kind: 'fall-overdue' }
  if (state === 'overdue' && (unpaidSince === null || unpaidSince >= today)) return { kind: 'recover' }
  return undefined
}

/** The last day on which a subscription is read when nothing changes. */
function endOf({ endsOn, unpaidSince }: LifeFacts, graceDays: number) {
  const unpaidEnd = unpaidSince === null ? null : addDays(unpaidSince, graceDays)
  if (unpaidEnd !== null && (endsOn === null || unpaidEnd < endsOn))
    return { lastDay: unpaidEnd, because: 'unpaid' as const }
  return endsOn === null ? undefined : { lastDay: endsOn, because: 'over' as const }
}
