import { href } from '@gevel/contract/hrefs'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { environment } from '../../../platform/environment/environment'
import { queueMail } from '../../../platform/mail/queue-mail'
import { codeOf, stateOf } from '../invitation'
import { eventReminderMail } from './event-invitation-mails'
import { eventPurpose } from './event-purpose'

/**
 * Reminds of an invitation to an event that is locked, once and with the link of its first mail.
 * @returns whether there was something to remind of
 */
export async function remindInvited(trx: Transaction, id: number, at: Date): Promise<boolean> {
  const tables = tablesOf(trx)
  const row = await tables.selectFrom('gevel_invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await tables.updateTable('gevel_invitations').set({ reminded_at: at }).where('id', '=', id).execute()
  const offer = await eventPurpose.findOffer(trx, row.subject_id, at)
  if (row.reminded_at !== null || stateOf(row, at) !== 'open' || !offer?.isOn) return false
  const link = new URL(href('/uitnodiging'), environment.SITE_URL)
  link.searchParams.set('code', codeOf(row))
  await queueMail(
    eventReminderMail,
    row.email,
    {
      ...{ name: row.name ?? '', inviter: row.inviter, organisation: null, offer: offer.name, detail: offer.detail },
      ...{ link: link.href, validUntil: new Date(row.expires_at.getTime() - 1000) },
    },
    { replyTo: offer.organiser?.email ?? null, isOneOfMany: true },
  )
  return true
}
