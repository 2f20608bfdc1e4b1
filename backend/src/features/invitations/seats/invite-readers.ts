import type { seatEndpoints } from '@gevel/contract/endpoints/invitations'
import { invitationErrors } from '@gevel/contract/invitations'
import type { Invitee } from '@gevel/contract/invitee-list'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { invitationLimit, readInvitees, wrongList } from '../invitee-list'
import { sendInvitation } from '../send-invitation'
import { lockManaged } from './managed-subscription'
import { recordSeatEvent } from './seat-event'
import { countUsedSeats, seatPurpose } from './seat-purpose'

/**
 * `POST /account/subscriptions/{number}/invitations`: invites everybody in a list, or nobody: a line without an address, somebody who reads
 * already, or more people than free seats, and nothing is sent. Who was invited before and did not answer is invited again, and takes no second seat.
 * @throws 404, ValidationError that names the lines that are wrong, `invitations/over`, `too-many-requests`
 */
export async function inviteReaders({ input, params, client, session }: ReaderRequest<typeof seatEndpoints.invite>) {
  const at = new Date()
  const { account } = session
  const invitees = readInvitees(input.list)
  return inTransaction(async (trx) => {
    const { id, seats, customerId } = await lockManaged(trx, account.id, params.number)
    const offer = await seatPurpose.findOffer(trx, id, at)
    if (!offer?.isOn) throw domainError(invitationErrors, 'invitations/over')
    const readers = await findReadersAmong(trx, id, invitees)
    if (readers.length > 0) throw wrongList(readers.map((email) => `${email} leest al mee.`))
    await invitationLimit.consume(
      String(account.id),
      { source: client, account: account.id },
      { trx, points: invitees.length },
    )
    for (const invitee of invitees) {
      const invitation = { ...invitee, subjectId: id, role: 'reader', note: input.note } as const
      await sendInvitation(trx, seatPurpose, invitation, account, offer, at)
    }
    const left = seats - (await countUsedSeats(trx, id, at))
    if (left < 0) throw tooMany(left + invitees.length, invitees.length)
    for (const { email } of invitees)
      await recordSeatEvent(trx, { customerId, subscriptionId: id, kind: 'seat-invited', account, data: { email }, at })
    return { sent: invitees.length }
  })
}

/** @param free may be below zero, after the number of seats was lowered */
function tooMany(free: number, wanted: number): Error {
  const there =
    free <= 0 ? 'Alle plaatsen zijn bezet' : free === 1 ? 'Er is één plaats vrij' : `Er zijn ${free} plaatsen vrij`
  return wrongList([`${there}; de lijst heeft ${wanted === 1 ? 'één adres' : `${wanted} adressen`}.`])
}

/** The addresses of those who read the subscription already. */
async function findReadersAmong(knex: Knex, subscriptionId: number, invitees: readonly Invitee[]): Promise<string[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_entitlements')
    .select('user_id')
    .where('subscription_id', '=', subscriptionId)
    .execute()
  const emails: string[] = await knex('up_users')
    .whereIn(
      'id',
      rows.map(({ user_id }) => user_id),
    )
    .pluck('email')
  return invitees.map(({ email }) => email).filter((email) => emails.includes(email))
}
