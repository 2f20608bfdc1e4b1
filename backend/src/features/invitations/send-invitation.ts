import { href } from '@gevel/contract/hrefs'
import { type InvitedRole, invitationDays } from '@gevel/contract/invitations'
import type { Invitee } from '@gevel/contract/invitee-list'
import { type RawBuilder, sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { queueMail } from '../../platform/mail/queue-mail'
import { type Account, nameOf } from '../../platform/readers/account'
import { codeOf, type InvitationRow } from './invitation'
import type { Offer, Purpose } from './purpose'

interface NewInvitation extends Invitee {
  subjectId: number
  role: InvitedRole
  note: string | null
}

/** The end of the last day on which an invitation can be accepted, in the Netherlands. */
const expiryAfter = (at: Date) =>
  sql<Date>`((${at}::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date + ${invitationDays + 1}::integer)::timestamp AT TIME ZONE 'Europe/Amsterdam'`

/** Stores and mails an invitation of an account. One to the same address that was not answered is sent again instead. */
export async function sendInvitation(
  trx: Transaction,
  purpose: Purpose,
  invitation: NewInvitation,
  inviter: Account,
  offer: Offer,
  at: Date,
): Promise<void> {
  const sender = { invited_by: inviter.id, inviter: nameOf(inviter), expires_at: expiryAfter(at) }
  await storeInvitation(trx, purpose, invitation, sender, offer, at)
}

interface Sender {
  /** an account; null when an editor invites for somebody else */
  invited_by: number | null
  /** as the mail and the page name it */
  inviter: string
  expires_at: Date | RawBuilder<Date>
}

/** `sendInvitation` for any sender, with its own last day. */
export async function storeInvitation(
  trx: Transaction,
  purpose: Purpose,
  { subjectId, email, name, role, note }: NewInvitation,
  sender: Sender,
  offer: Offer,
  at: Date,
): Promise<void> {
  const sent = { ...sender, sent_at: at, reminded_at: null }
  const row = await tablesOf(trx)
    .insertInto('gevel_invitations')
    .values({ purpose: purpose.name, subject_id: subjectId, email, name, role, note, ...sent })
    .onConflict((conflict) =>
      conflict
        .expression(sql`purpose, subject_id, lower(email)`)
        .where(sql<boolean>`accepted_at IS NULL AND withdrawn_at IS NULL AND declined_at IS NULL`)
        .doUpdateSet({ name, role, note, ...sent }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await mailInvitation(purpose, row, offer)
}

/** Sends an invitation again: it can be accepted for as long as a new one, and the link of the mail before is replaced. */
export async function resendInvitation(
  trx: Transaction,
  purpose: Purpose,
  id: number,
  offer: Offer,
  at: Date,
): Promise<void> {
  const row = await tablesOf(trx)
    .updateTable('gevel_invitations')
    .set({ sent_at: at, expires_at: expiryAfter(at) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await mailInvitation(purpose, row, offer)
}

async function mailInvitation(
  { mails }: Purpose,
  row: Omit<InvitationRow, 'purpose'>,
  { name: offer, organisation, detail }: Offer,
) {
  const link = new URL(href('/uitnodiging'), environment.SITE_URL)
  link.searchParams.set('code', codeOf(row))
  await queueMail(mails.invitation, row.email, {
    ...{ name: row.name ?? '', inviter: row.inviter, organisation, offer, detail, link: link.href },
    // its last day ends at the moment that it expires
    validUntil: new Date(row.expires_at.getTime() - 1000),
  })
}
