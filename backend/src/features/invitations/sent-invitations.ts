import { dutchDay } from '@gevel/contract/dutch-day'
import { type InvitationPurpose, invitationErrors, type SentInvitation } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import { idOf } from '../../platform/http/parameters'
import { type InvitationRow, lockInvitation, stateOf } from './invitation'

/** What invitations are to. */
interface Subject {
  purpose: InvitationPurpose
  subjectId: number
}

/** The invitations that were not answered, as their inviters see them. */
export async function listUnanswered(knex: Knex, { purpose, subjectId }: Subject, at: Date): Promise<SentInvitation[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_invitations')
    .select(['id', 'email', 'name', 'role', 'sent_at', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('declined_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ sent_at, expires_at, ...row }) => ({
    ...row,
    sentOn: dutchDay(sent_at),
    validUntil: dutchDay(new Date(expires_at.getTime() - 1000)),
    isExpired: expires_at <= at,
  }))
}

/**
 * An invitation that can be sent again, locked.
 * @throws 404, `invitations/used`
 */
export async function requireUnanswered(
  trx: Transaction,
  subject: Subject,
  path: string,
  at: Date,
): Promise<InvitationRow> {
  const row = await lockSent(trx, subject, path)
  const state = stateOf(row, at)
  if (state === 'accepted') throw domainError(invitationErrors, 'invitations/used')
  if (state !== 'open' && state !== 'expired') throw notFound()
  return row
}

/**
 * Takes an invitation back.
 * @returns the address it was sent to; null when it was taken back before
 * @throws 404, `invitations/used`
 */
export async function withdrawSent(trx: Transaction, subject: Subject, path: string, at: Date): Promise<string | null> {
  const { id, email, withdrawn_at, accepted_at } = await lockSent(trx, subject, path)
  if (withdrawn_at) return null
  if (accepted_at) throw domainError(invitationErrors, 'invitations/used')
  await tablesOf(trx).updateTable('gevel_invitations').set({ withdrawn_at: at }).where('id', '=', id).execute()
  return email
}

async function lockSent(trx: Transaction, { purpose, subjectId }: Subject, path: string): Promise<InvitationRow> {
  const id = idOf(path)
  const row = id === null ? undefined : await lockInvitation(trx, id)
  if (row?.purpose !== purpose || row.subject_id !== subjectId) throw notFound()
  return row
}
