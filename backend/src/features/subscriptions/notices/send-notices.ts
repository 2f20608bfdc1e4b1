import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { periodLines } from '@gevel/contract/subscription-price'
import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { amountsOf } from '../changes/plan-change'
import { type Cause, chargedPlan } from '../charge'
import { findNextTerms } from '../life/next-terms'
import { plansLink, subscriptionLink } from '../mails/links'
import { countPeriods } from '../periods-charged'
import { lockSubscription, type Subscription } from '../subscription'
import { firstTermMail, introEndsMail } from './notice-mails'

/** How long before its end somebody hears of a first term, and of an introduction, in days. */
const noticeDays = { term: 30, intro: 7 } as const

/**
 * Tells a consumer once that its first term, or its introduction, is about to end. Who pays by the month is told by each invoice.
 * @returns whether it was told now
 */
export async function sendNotice(trx: Transaction, id: number, cause: Cause): Promise<boolean> {
  const subscription = await lockSubscription(trx, id)
  const kind = await dueNotice(trx, subscription, dutchDay(cause.at))
  if (!kind) return false
  let isSent = false
  await once(trx, `subscription ${id} notice ${kind}`, async () => {
    await mail(trx, subscription, kind, cause)
    isSent = true
  })
  return isSent
}

async function dueNotice(trx: Transaction, subscription: Subscription, today: string) {
  const { state, kind, customerKind, inIntro, endsOn, paidUntil, version } = subscription
  if (state !== 'active' || kind !== 'paid' || customerKind !== 'person' || paidUntil < today) return undefined
  if (inIntro) return addDays(today, noticeDays.intro) >= paidUntil ? ('intro' as const) : undefined
  if (endsOn !== null || version.period === 'month' || addDays(today, noticeDays.term) < paidUntil) return undefined
  return (await countPeriods(trx, subscription)) === 1 ? ('term' as const) : undefined
}

async function mail(trx: Transaction, subscription: Subscription, kind: 'intro' | 'term', { settings, at }: Cause) {
  const { customerId, version, paidUntil } = subscription
  const to = { customerId, replyTo: settings.email }
  const about = { planName: version.name, lastDay: paidUntil }
  if (kind === 'intro') {
    await mailCustomer(trx, { ...to, template: introEndsMail, props: { ...about, plansLink: plansLink() } })
    return
  }
  const next = await findNextTerms(trx, subscription, at)
  const { totalCents } = amountsOf(subscription, periodLines(chargedPlan({ ...subscription, ...next })))
  await mailCustomer(trx, { ...to, template: firstTermMail, props: { ...about, totalCents, link: subscriptionLink() } })
}

/** Looks each morning for terms that are about to end. */
export const noticeJob = defineJob({
  name: 'subscriptions-notices',
  data: z.object({}),
  schedule: '15 8 * * *',
  withinSeconds: 3_600,
  work: async () => {
    const settings = await loadBillingSettings()
    if (!settings) return
    const at = new Date()
    const today = dutchDay(at)
    const rows = await tablesOf(strapi.db.connection)
      .selectFrom('gevel_subscriptions')
      .select('id')
      .where('state', '=', 'active')
      .where('kind', '=', 'paid')
      .where('paid_until', '>=', today)
      .where('paid_until', '<=', addDays(today, noticeDays.term))
      .orderBy('id')
      .execute()
    for (const { id } of rows)
      await inTransaction((trx) => sendNotice(trx, id, { settings, actor: { kind: 'system' }, at }))
  },
})
