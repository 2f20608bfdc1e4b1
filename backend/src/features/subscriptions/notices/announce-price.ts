import { addMonths } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { periodLines } from '@gevel/contract/subscription-price'
import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { findVersion } from '../../plans/load-plans'
import { amountsOf } from '../changes/plan-change'
import { type Cause, chargedPlan } from '../charge'
import { subscriptionLink } from '../mails/links'
import { lockSubscription } from '../subscription'
import { priceRiseMail } from './notice-mails'

const data = z.object({ planVersionId: z.int().positive(), from: z.iso.date() })
type PriceRise = z.infer<typeof data>

/** The first day from which a price may rise that is announced now: customers have a month to cancel. */
function earliestRise(at: Date): string {
  return addMonths(dutchDay(at), 1)
}

/**
 * Announces a new version of a plan to a subscription that runs on an older one: its next period from that day on has the new price. A
 * repeat announces nothing.
 * @returns whether it was announced
 */
export async function announcePrice(
  trx: Transaction,
  id: number,
  { planVersionId, from }: PriceRise,
  { settings, actor, at }: Cause,
): Promise<boolean> {
  const subscription = await lockSubscription(trx, id)
  const { state, kind, version, announcedVersionId, customerId, endsOn } = subscription
  const runs = state === 'pending' || state === 'active' || state === 'overdue' || state === 'paused'
  if (!runs || kind === 'complimentary' || endsOn !== null || announcedVersionId === planVersionId) return false
  const next = await findVersion(trx, planVersionId)
  if (!next || next.id === version.id) return false
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ announced_plan_version_id: planVersionId, announced_from: from, changed_at: at })
    .where('id', '=', id)
    .execute()
  await recordEvent(trx, {
    ...{ customerId, subject: 'subscription', subjectId: id, kind: 'price-announced', actor, at },
    data: { planVersionId, from },
  })
  const amount = (one: typeof version) =>
    amountsOf(subscription, periodLines(chargedPlan({ ...subscription, version: one }))).totalCents
  await mailCustomer(trx, {
    ...{ customerId, template: priceRiseMail, replyTo: settings.email },
    props: {
      planName: version.name,
      from,
      oldCents: amount(version),
      newCents: amount(next),
      link: subscriptionLink(),
    },
  })
  return true
}

/** Announces the newest version of a plan to all subscriptions on its older ones; queued by the desk. */
export const announcePriceJob = defineJob({
  name: 'subscriptions-announce-price',
  data,
  withinSeconds: 3_600,
  work: async (rise) => {
    const settings = await loadBillingSettings()
    const at = new Date()
    if (!settings || rise.from < earliestRise(at)) return
    const ids = await olderSubscriptions(rise.planVersionId)
    for (const id of ids)
      await inTransaction((trx) => announcePrice(trx, id, rise, { settings, actor: { kind: 'system' }, at }))
  },
})

async function olderSubscriptions(planVersionId: number): Promise<number[]> {
  const rows = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .innerJoin('gevel_plan_versions as next', 'next.plan_document_id', 'v.plan_document_id')
    .select('s.id')
    .where('next.id', '=', planVersionId)
    .whereRef('v.version', '<', 'next.version')
    .where('s.state', 'in', ['pending', 'active', 'overdue', 'paused'])
    .orderBy('s.id')
    .execute()
  return rows.map(({ id }) => id)
}
