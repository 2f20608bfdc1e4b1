import type { invitationEndpoints } from '@gevel/contract/endpoints/invitations'
import { invitationErrors } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { environment } from '../../../platform/environment/environment'
import { accountError } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { queueMail } from '../../../platform/mail/queue-mail'
import { loadSender } from '../../../platform/mail/sender'
import { type Account, accountById, nameOf } from '../../../platform/readers/account'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { findByCode, type InvitationRow, lockInvitation, stateOf } from '../invitation'
import type { InviterMail, Offer } from '../purpose'
import { purposes } from './show-invitation'

const accepted = { ok: true } as const

/** One request for a new invitation a day: each mails the inviter. */
export const renewalLimit = defineLimit('invitation-renewals', {
  points: 1,
  minutes: 24 * 60,
  reached: 'Wij hebben uw vraag vandaag al doorgestuurd.',
})

/**
 * `POST /public/invitations/accept`: gives the place to the logged-in reader, whose address has to be the one that was invited.
 * @throws `user-token-expired`, or an error of `invitations/`
 */
export async function acceptInvitation({ input: { code }, bearer }: RouteRequest<typeof invitationEndpoints.accept>) {
  const at = new Date()
  const session = await sessionOfBearer(bearer)
  if (!session) throw accountError('user-token-expired')
  await inTransaction(async (trx) => acceptAs(trx, await requireByCode(trx, code, at), session.account, at))
  return accepted
}

/**
 * Gives the place of an invitation to an account, once.
 * @throws an error of `invitations/` that says why not
 */
export async function acceptAs(
  trx: Transaction,
  { id, purpose, subject_id: subjectId, email }: InvitationRow,
  account: Account,
  at: Date,
): Promise<void> {
  if (account.email !== email) throw domainError(invitationErrors, 'invitations/other-account')
  const to = purposes[purpose]
  if (!to.admit) throw domainError(invitationErrors, 'invitations/by-registration')
  const free = await to.lockPlaces(trx, subjectId, at)
  const row = await lockInvitation(trx, id)
  const state = row && stateOf(row, at)
  if (!row || !state) throw domainError(invitationErrors, 'invitations/unknown')
  if (state === 'accepted' && row.accepted_by === account.id) return
  if (state === 'accepted') throw domainError(invitationErrors, 'invitations/used')
  if (state === 'withdrawn') throw domainError(invitationErrors, 'invitations/withdrawn')
  if (row.expires_at <= at) throw domainError(invitationErrors, 'invitations/expired')
  if (!(await to.findOffer(trx, subjectId, at))?.isOn) throw domainError(invitationErrors, 'invitations/over')
  // an open invitation holds a place, a declined one does not
  if (state === 'declined' && free < 1) throw domainError(invitationErrors, 'invitations/full')
  await to.admit(trx, row, account, at)
  await tablesOf(trx)
    .updateTable('gevel_invitations')
    .set({ accepted_at: at, accepted_by: account.id, declined_at: null })
    .where('id', '=', id)
    .execute()
}

/**
 * `POST /public/invitations/decline`: frees the place, and tells the inviter. It can be accepted after all, until it expires.
 * @throws an error of `invitations/`
 */
export async function declineInvitation({ input: { code } }: RouteRequest<typeof invitationEndpoints.decline>) {
  const at = new Date()
  await inTransaction(async (trx) => {
    const { id, purpose, subject_id: subjectId } = await requireByCode(trx, code, at)
    await purposes[purpose].lockPlaces(trx, subjectId, at)
    const row = await lockInvitation(trx, id)
    const state = row && stateOf(row, at)
    if (!row || state === 'declined') return
    if (state === 'accepted') throw domainError(invitationErrors, 'invitations/used')
    if (state !== 'open') return
    await tablesOf(trx).updateTable('gevel_invitations').set({ declined_at: at }).where('id', '=', id).execute()
    await purposes[purpose].noteDeclined(trx, row, at)
    await tellInviter(trx, row, purposes[purpose].mails.declined, at)
  })
  return accepted
}

/**
 * `POST /public/invitations/renewal`: tells the inviter that somebody wants a new invitation, once a day.
 * @throws `too-many-requests`, or an error of `invitations/`
 */
export async function askForRenewal({ input: { code }, client }: RouteRequest<typeof invitationEndpoints.askAgain>) {
  const at = new Date()
  await inTransaction(async (trx) => {
    const row = await requireByCode(trx, code, at)
    if (stateOf(row, at) !== 'expired') throw domainError(invitationErrors, 'invitations/unknown')
    await renewalLimit.consume(String(row.id), { source: client }, { trx })
    await tellInviter(trx, row, purposes[row.purpose].mails.wanted, at)
  })
  return accepted
}

/** @throws `invitations/unknown` */
export async function requireByCode(knex: Knex, code: string, at: Date): Promise<InvitationRow> {
  const found = await findByCode(knex, code, at)
  if (!found) throw domainError(invitationErrors, 'invitations/unknown')
  if (found.isPassed && stateOf(found.row, at) === 'open') throw domainError(invitationErrors, 'invitations/expired')
  return found.row
}

async function tellInviter(trx: Transaction, row: InvitationRow, template: InviterMail, at: Date): Promise<void> {
  const inviter = row.invited_by === null ? undefined : await accountById(trx, row.invited_by)
  const offer: Offer | undefined = await purposes[row.purpose].findOffer(trx, row.subject_id, at)
  if (!offer) return
  const to = inviter?.email ?? (offer.organiser && (offer.organiser.email ?? (await loadSender()).email))
  if (!to) return
  const link = new URL(offer.managedAt, environment.SITE_URL).href
  await queueMail(template, to, { name: inviter ? nameOf(inviter) : '', email: row.email, offer: offer.name, link })
}
