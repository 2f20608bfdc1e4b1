import type { seatEndpoints } from '@gevel/contract/endpoints/invitations'
import { invitationErrors } from '@gevel/contract/invitations'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { removeEntitlement } from '../../../platform/entitlements/entitlements'
import { notFound } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import { idOf } from '../../../platform/http/parameters'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { invitationLimit } from '../invitee-list'
import { resendInvitation } from '../send-invitation'
import { requireUnanswered, withdrawSent } from '../sent-invitations'
import { lockManaged, type ManagedSubscription } from './managed-subscription'
import { recordSeatEvent } from './seat-event'
import { countUsedSeats, makeManager, seatPurpose } from './seat-purpose'

/**
 * `POST /account/subscriptions/{number}/invitations/{id}/resend`: mails an unanswered invitation again. One that has expired takes a seat again.
 * @throws 404, `invitations/no-seats`, `invitations/over`, `too-many-requests`
 */
export async function resendToReader({
  params,
  client,
  session: { account },
}: ReaderRequest<typeof seatEndpoints.resend>) {
  const at = new Date()
  await inTransaction(async (trx) => {
    const managed = await lockManaged(trx, account.id, params.number)
    const { id, email } = await requireUnanswered(trx, seatsOf(managed), params.id, at)
    const offer = await seatPurpose.findOffer(trx, managed.id, at)
    if (!offer?.isOn) throw domainError(invitationErrors, 'invitations/over')
    await invitationLimit.consume(String(account.id), { source: client, account: account.id }, { trx })
    await resendInvitation(trx, seatPurpose, id, offer, at)
    if ((await countUsedSeats(trx, managed.id, at)) > managed.seats)
      throw domainError(invitationErrors, 'invitations/no-seats')
    await recordChange(trx, managed, 'seat-invited-again', { account, data: { email }, at })
  })
  return null
}

/**
 * `DELETE /account/subscriptions/{number}/invitations/{id}`: takes an invitation back. A repeat changes nothing.
 * @throws 404
 */
export async function withdrawInvitation({
  params,
  session: { account },
}: ReaderRequest<typeof seatEndpoints.withdraw>) {
  const at = new Date()
  await inTransaction(async (trx) => {
    const managed = await lockManaged(trx, account.id, params.number)
    const email = await withdrawSent(trx, seatsOf(managed), params.id, at)
    if (email !== null) await recordChange(trx, managed, 'seat-invitation-withdrawn', { account, data: { email }, at })
  })
  return null
}

/**
 * `DELETE /account/subscriptions/{number}/seats/{id}`: takes a reader's seat back; its next request meets the paywall. A manager is none any more.
 * @throws 404, `invitations/owner` for the seat of who ordered it, `invitations/owner-only` for that of another manager
 */
export async function takeSeatBack({ params, session: { account } }: ReaderRequest<typeof seatEndpoints.takeBack>) {
  const at = new Date()
  await inTransaction(async (trx) => {
    const managed = await lockManaged(trx, account.id, params.number)
    const seat = await requireSeat(trx, managed, params.id)
    if (seat.role === 'manager' && managed.role !== 'owner' && seat.userId !== account.id)
      throw domainError(invitationErrors, 'invitations/owner-only')
    await removeEntitlement(trx, managed.id, seat.userId)
    await removeManager(trx, managed.customerId, seat.userId)
    await recordChange(trx, managed, 'seat-taken-back', { account, data: { email: seat.email }, at })
  })
  return null
}

/**
 * `PUT /account/subscriptions/{number}/seats/{id}/role`: makes a reader a manager, or a manager a reader.
 * @throws 404, `invitations/owner`, `invitations/owner-only`
 */
export async function changeSeatRole({
  input: { role },
  params,
  session,
}: ReaderRequest<typeof seatEndpoints.changeRole>) {
  const at = new Date()
  const { account } = session
  await inTransaction(async (trx) => {
    const managed = await lockManaged(trx, account.id, params.number)
    if (managed.role !== 'owner') throw domainError(invitationErrors, 'invitations/owner-only')
    const seat = await requireSeat(trx, managed, params.id)
    if (seat.role === role) return
    if (role === 'manager') await makeManager(trx, managed.customerId, seat.userId)
    else await removeManager(trx, managed.customerId, seat.userId)
    await recordChange(trx, managed, 'seat-role', { account, data: { email: seat.email, role }, at })
  })
  return null
}

type Recorded = Pick<Parameters<typeof recordSeatEvent>[1], 'account' | 'data' | 'at'>

function recordChange(
  trx: Transaction,
  { customerId, id: subscriptionId }: ManagedSubscription,
  kind: Parameters<typeof recordSeatEvent>[1]['kind'],
  event: Recorded,
): Promise<void> {
  return recordSeatEvent(trx, { customerId, subscriptionId, kind, ...event })
}

/** Which invitations are those of the seats of a subscription. */
const seatsOf = ({ id }: ManagedSubscription) => ({ purpose: 'seat', subjectId: id }) as const

/** A seat of a reader; that of the owner is not to be taken or changed. */
async function requireSeat(trx: Transaction, { id: subscriptionId, customerId }: ManagedSubscription, path: string) {
  const id = idOf(path)
  const seat =
    id === null
      ? undefined
      : await tablesOf(trx)
          .selectFrom('gevel_entitlements')
          .select(['id', 'user_id as userId', 'source'])
          .where('id', '=', id)
          .where('subscription_id', '=', subscriptionId)
          .executeTakeFirst()
  if (!seat) throw notFound()
  const person = await tablesOf(trx)
    .selectFrom('gevel_customer_people')
    .select('role')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', seat.userId)
    .executeTakeFirst()
  if (seat.source === 'subscription' || person?.role === 'owner')
    throw domainError(invitationErrors, 'invitations/owner')
  const [email = '']: string[] = await trx('up_users').where({ id: seat.userId }).pluck('email')
  return { id: seat.id, userId: seat.userId, email, role: person ? ('manager' as const) : ('reader' as const) }
}

async function removeManager(trx: Transaction, customerId: number, userId: number): Promise<void> {
  await tablesOf(trx)
    .deleteFrom('gevel_customer_people')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .where('role', '=', 'manager')
    .execute()
}
