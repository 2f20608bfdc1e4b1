import { ownSubscriptionEndpoints as endpoints } from '@gevel/contract/endpoints/own-subscriptions'
import { type OwnSubscriptionLine, ownSubscriptionErrors } from '@gevel/contract/own-subscriptions'
import type { Knex } from 'knex'
import { type BillingSettings, loadBillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { ApiRoute } from '../../../platform/http/route'
import { nameOf } from '../../../platform/readers/account'
import { readerRoute } from '../../../platform/readers/reader-route'
import type { Session } from '../../../platform/readers/sessions'
import { findManaged } from '../../invitations/seats/managed-subscription'
import { cancelSubscription, revokeCancellation } from '../changes/cancel'
import { changeDetails } from '../changes/change-details'
import { changeMandate } from '../changes/change-mandate'
import { changePlan, previewChange } from '../changes/change-plan'
import { endPause, planPause } from '../changes/pause'
import type { Cause } from '../charge'
import { findSubscription } from '../subscription'
import { showSubscription } from './show-subscription'

/** The routes of one's own subscriptions. Each is a 404 for who is neither the owner nor a manager of its customer. */
export const accountRoutes: readonly ApiRoute[] = [
  readerRoute(endpoints.list, async ({ session }) => ({
    data: await listSubscriptions(strapi.db.connection, session.account.id),
  })),
  readerRoute(endpoints.show, ({ params, session }) =>
    withOwn(params.number, session, async (trx, { id, role }, { settings, at }) => {
      const subscription = await findSubscription(trx, id)
      if (!subscription) throw new Error(`There is no subscription ${id}`)
      return { data: await showSubscription(trx, { subscription, role, settings, at }) }
    }),
  ),
  readerRoute(endpoints.previewChange, ({ params, session, input }) =>
    withOwn(params.number, session, async (trx, { id }, { at }) => {
      const subscription = await findSubscription(trx, id)
      if (!subscription) throw new Error(`There is no subscription ${id}`)
      return { data: await previewChange(trx, subscription, input, at) }
    }),
  ),
  readerRoute(endpoints.change, ({ params, session, input }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      await changePlan(trx, id, input, cause)
      return null
    }),
  ),
  readerRoute(endpoints.pause, ({ params, session, input }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      await planPause(trx, id, input.months, cause)
      return null
    }),
  ),
  readerRoute(endpoints.endPause, ({ params, session }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      await endPause(trx, id, cause)
      return null
    }),
  ),
  readerRoute(endpoints.cancel, ({ params, session }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      await cancelSubscription(trx, id, cause)
      return null
    }),
  ),
  readerRoute(endpoints.revokeCancellation, ({ params, session }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      await revokeCancellation(trx, id, cause)
      return null
    }),
  ),
  readerRoute(endpoints.changeMandate, ({ params, session, input, client }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      const { iban, holder, mandate } = input
      const asked = { iban, holder, textVersion: mandate.textVersion, signedFrom: client.address }
      await changeMandate(trx, id, asked, cause)
      return null
    }),
  ),
  readerRoute(endpoints.changeDetails, ({ params, session, input }) =>
    withOwn(params.number, session, async (trx, { id }, cause) => {
      await changeDetails(trx, id, input, cause)
      return null
    }),
  ),
]

interface Managed {
  id: number
  role: 'owner' | 'manager'
}

/** Runs work on a subscription that the account manages, in a transaction. */
async function withOwn<Result>(
  number: string,
  { account }: Session,
  work: (trx: Transaction, managed: Managed, cause: Cause) => Promise<Result>,
): Promise<Result> {
  const settings = await requireSettings()
  return inTransaction(async (trx) => {
    const managed = await findManaged(trx, account.id, number)
    return work(trx, managed, { settings, actor: { kind: 'customer', name: nameOf(account) }, at: new Date() })
  })
}

async function requireSettings(): Promise<BillingSettings> {
  const settings = await loadBillingSettings()
  if (!settings) throw domainError(ownSubscriptionErrors, 'own-subscriptions/not-possible')
  return settings
}

/** The subscriptions of customers of which an account is the owner or a manager, newest first; those that ended come last. */
async function listSubscriptions(knex: Knex, userId: number): Promise<OwnSubscriptionLine[]> {
  return tablesOf(knex)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_customer_people as p', 'p.customer_id', 's.customer_id')
    .innerJoin('gevel_customers as c', 'c.id', 's.customer_id')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .select(['s.number', 's.state', 'c.name as customerName', 'v.name as planName'])
    .where('p.user_id', '=', userId)
    .orderBy(({ eb }) => eb('s.state', 'in', ['ended', 'withdrawn']))
    .orderBy('s.id', 'desc')
    .execute()
}
