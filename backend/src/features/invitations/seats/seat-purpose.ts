import { dutchDay } from '@gevel/contract/dutch-day'
import { href } from '@gevel/contract/hrefs'
import type { Knex } from 'knex'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { grantEntitlement } from '../../../platform/entitlements/entitlements'
import { nameOf } from '../../../platform/readers/account'
import { countOpen } from '../invitation'
import { invitationDeclinedMail, invitationWantedMail, seatInvitationMail } from '../invitation-mails'
import type { Purpose } from '../purpose'

const endedStates = ['ended', 'withdrawn'] as const

/** The seats of a subscription: its owner, its readers and the open invitations take one each. */
export const seatPurpose: Purpose = {
  name: 'seat',
  mails: { invitation: seatInvitationMail, declined: invitationDeclinedMail, wanted: invitationWantedMail },

  async findOffer(knex, subjectId) {
    const row = await tablesOf(knex)
      .selectFrom('gevel_subscriptions as s')
      .innerJoin('gevel_customers as c', 'c.id', 's.customer_id')
      .innerJoin('gevel_plan_versions as p', 'p.id', 's.plan_version_id')
      .select(['p.name', 'p.edition', 's.number', 's.state', 'c.kind', 'c.name as customer'])
      .where('s.id', '=', subjectId)
      .executeTakeFirst()
    if (!row) return undefined
    const { name, edition, number, state, kind, customer } = row
    const isOn = !endedStates.some((ended) => ended === state)
    const managedAt = href('/account/abonnement/:number/lezers', { number })
    return { name, edition, organisation: kind === 'company' ? customer : null, isOn, managedAt }
  },

  async lockPlaces(trx, subjectId, at) {
    const { seats } = await lockSubscription(trx, subjectId)
    return seats - (await countUsedSeats(trx, subjectId, at))
  },

  async admit(trx, invitation, account, at) {
    const { subject_id: subscriptionId, role } = invitation
    const { customer_id: customerId } = await lockSubscription(trx, subscriptionId)
    await giveSeat(trx, subscriptionId, account.id, at)
    if (role === 'manager') await makeManager(trx, customerId, account.id)
    await recordEvent(trx, {
      ...{ customerId, subject: 'subscription', subjectId: subscriptionId, kind: 'seat-accepted', at },
      actor: { kind: 'customer', name: nameOf(account) },
      data: { email: invitation.email, role },
    })
  },

  async noteDeclined(trx, invitation, at) {
    const { customer_id: customerId } = await lockSubscription(trx, invitation.subject_id)
    await recordEvent(trx, {
      ...{ customerId, subject: 'subscription', subjectId: invitation.subject_id, kind: 'seat-declined', at },
      actor: { kind: 'customer', name: invitation.name ?? invitation.email },
      data: { email: invitation.email },
    })
  },
}

/**
 * Locks a subscription until the transaction ends: whoever gives, takes or counts its seats in a transaction does so first.
 * @throws when it does not exist
 */
export async function lockSubscription(trx: Transaction, id: number) {
  return tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select(['id', 'customer_id', 'seats', 'state', 'starts_on', 'paid_until'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** How many seats of a subscription are taken: by its readers, the owner among them, and by invitations that can still be accepted. */
export async function countUsedSeats(knex: Knex, subscriptionId: number, at: Date): Promise<number> {
  const { people } = await tablesOf(knex)
    .selectFrom('gevel_entitlements')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  return Number(people) + (await countOpen(knex, { purpose: 'seat', subjectId: subscriptionId }, at))
}

/** Lets an account read for as long as the subscription's other readers do, unless it does already. */
async function giveSeat(trx: Transaction, subscriptionId: number, userId: number, at: Date): Promise<void> {
  const { starts_on, paid_until, plan_version_id } = await tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select(['starts_on', 'paid_until', 'plan_version_id'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const readers = await tablesOf(trx)
    .selectFrom('gevel_entitlements')
    .select(['user_id', 'until_on', 'edition'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id')
    .execute()
  if (readers.some((reader) => reader.user_id === userId)) return
  const { edition } = await tablesOf(trx)
    .selectFrom('gevel_plan_versions')
    .select('edition')
    .where('id', '=', plan_version_id)
    .executeTakeFirstOrThrow()
  const today = dutchDay(at)
  await grantEntitlement(trx, {
    ...{ userId, source: 'seat', subscriptionId, edition: readers[0]?.edition ?? edition },
    from: [starts_on, today].toSorted()[1] ?? today,
    until: readers[0] ? readers[0].until_on : paid_until,
  })
}

/** Lets an account manage all subscriptions of a customer; its owner does already. */
export async function makeManager(trx: Transaction, customerId: number, userId: number): Promise<void> {
  await tablesOf(trx)
    .insertInto('gevel_customer_people')
    .values({ customer_id: customerId, user_id: userId, role: 'manager' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
