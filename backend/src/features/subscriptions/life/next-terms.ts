import { addDays } from '@gevel/contract/days'
import type { PlanVersion } from '@gevel/contract/plans'
import type { Knex } from 'knex'
import { countUsedSeats } from '../../invitations/seats/seat-purpose'
import { findVersion } from '../../plans/load-plans'
import type { Subscription } from '../subscription'

/** What the next period is charged by. */
interface NextTerms {
  version: PlanVersion
  seats: number
  /** the price that was announced applies from now on, or no longer concerns it */
  isAnnounced: boolean
}

/**
 * The plan and readers of the next period. Another plan that the customer asked for goes before a price that was announced, which is one
 * of the plan that it leaves; other readers do not.
 */
export async function findNextTerms(knex: Knex, subscription: Subscription, at: Date): Promise<NextTerms> {
  const { id, version, seats, paidUntil, nextVersionId, nextSeats, announcedVersionId, announcedFrom } = subscription
  const isDue = announcedVersionId !== null && announcedFrom !== null && announcedFrom <= addDays(paidUntil, 1)
  const otherPlan = nextVersionId === version.id ? null : nextVersionId
  const versionId = otherPlan ?? (isDue ? announcedVersionId : version.id)
  const next = versionId === version.id ? version : await findVersion(knex, versionId)
  if (!next) throw new Error(`There is no plan ${versionId}`)
  const wanted = Math.max(nextSeats ?? seats, next.seats)
  // somebody may have been invited since the change was asked for
  const used = wanted < seats && next.extraSeat ? await countUsedSeats(knex, id, at) : 0
  return { version: next, seats: Math.max(wanted, used), isAnnounced: isDue || otherPlan !== null }
}
