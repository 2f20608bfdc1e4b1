import { dutchDay } from '@gevel/contract/dutch-day'
import { requiredText } from '@gevel/contract/required-text'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { recordEvent } from '../../../ledger/events/record-event'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { grantEntitlement } from '../../../platform/entitlements/entitlements'
import { dayField, keyField, reasonField } from '../../../platform/http/dialog-fields'
import { accountByEmail } from '../../../platform/readers/account'
import type { Cause } from '../../editor-actions/perform'
import { giveSubscription } from '../../subscriptions/placing/give-subscription'
import { requireBillingSettings } from '../billing-settings'

const until = dayField('De laatste dag').refine((day) => day >= dutchDay(new Date()), 'Deze dag is voorbij.')
const shared = { until, reason: reasonField, idempotencyKey: keyField }

export const placeInput = z.object({ email: z.email({ error: requiredText('Een mailadres') }), ...shared })
export const subscriptionInput = z.object({
  planVersionId: z.coerce.number({ error: 'Kies een plan.' }).int().positive('Kies een plan.'),
  ...shared,
})

/**
 * Lets somebody with an account read what a subscription reads, beside its seats and without cost.
 * @throws ApplicationError when nobody has an account with the address
 */
export async function givePlace(
  trx: Transaction,
  id: number,
  { email, until: lastDay, reason, idempotencyKey }: z.output<typeof placeInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const subscription = await tablesOf(trx)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .select(['s.number', 's.customer_id as customerId', 'v.edition'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!subscription) return undefined
  const { number, customerId, edition } = subscription
  await once(trx, `complimentary ${idempotencyKey}`, async () => {
    const account = await accountByEmail(trx, email)
    if (!account) throw new errors.ApplicationError('Er is geen account met dit mailadres: laat het eerst aanmaken.')
    const days = { from: dutchDay(at), until: lastDay }
    // not of the subscription: its own readers follow what happens to it
    await grantEntitlement(trx, { userId: account.id, source: 'complimentary', subscriptionId: null, edition, ...days })
    await recordEvent(trx, {
      ...{ customerId, subject: 'subscription', subjectId: id, kind: 'place-given', reason, actor, at },
      data: { email, until: lastDay },
    })
  })
  return number
}

/** Gives the customer of a subscription another one without invoices. */
export async function giveOther(
  trx: Transaction,
  id: number,
  { planVersionId, until: lastDay, reason, idempotencyKey }: z.output<typeof subscriptionInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const subscription = await tables
    .selectFrom('gevel_subscriptions')
    .select('customer_id as customerId')
    .where('id', '=', id)
    .executeTakeFirst()
  const version = await tables
    .selectFrom('gevel_plan_versions')
    .select('seats')
    .where('id', '=', planVersionId)
    .executeTakeFirst()
  if (!subscription) return undefined
  if (!version) throw new errors.ValidationError('Kies een plan.')
  const { customerId } = subscription
  const gift = { customerId, planVersionId, seats: version.seats, until: lastDay, key: idempotencyKey }
  const given = await giveSubscription(trx, gift, { settings: await requireBillingSettings(), actor, reason, at })
  return given.number
}
