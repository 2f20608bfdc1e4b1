import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '@gevel/contract/message-field'
import { requiredText } from '@gevel/contract/required-text'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { keyField, lineField } from '../../../platform/http/dialog-fields'
import { parseInput } from '../../../platform/http/parse-input'
import { renderHtml } from '../../../platform/mail/layout'
import { queueMail } from '../../../platform/mail/queue-mail'
import { loadSender } from '../../../platform/mail/sender'
import { editorActor } from '../../editor-actions/editor-actor'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { attendeeList } from '../attendees/attendee-list'
import { eventAudit } from '../audit-kinds'
import { attendeeMail } from './attendee-mail'
import { findRecipients, type Recipient } from './recipients'

const message = {
  subject: lineField('Onderwerp', 60),
  text: messageField(requiredText('Een tekst'), maxLength.letter),
}
const previewInput = z.object({ filters: z.record(z.string(), z.string()), ...message })
const mailingInput = previewInput.extend({
  /** as the editor saw it: others may have registered since */
  count: z.int().positive(),
  idempotencyKey: keyField,
})

/** `GET /mailing`: to how many people a mail to the attendees of a filter goes. */
export async function showRecipients(ctx: Context): Promise<void> {
  const recipients = await findRecipients(await idsOf(ctx.query))
  ctx.body = {
    data: {
      count: recipients.length,
      events: [...new Set(recipients.map(({ event }) => event))],
      names: recipients.slice(0, 5).map(({ name }) => name),
    },
  }
}

/** `POST /mailing/preview`: the mail as its first recipient gets it. */
export async function previewMailing(ctx: Context): Promise<void> {
  const { filters, subject, text } = parseInput(previewInput, ctx.request.body)
  const [first] = await findRecipients(await idsOf(filters))
  if (!first) throw new errors.ValidationError('Bij deze keuze is er niemand om te mailen.')
  const sender = await loadSender()
  const mail = attendeeMail.compose({ name: first.name, event: first.event, subject, text }, sender)
  ctx.body = { data: { subject: mail.subject, html: renderHtml(mail, sender) } }
}

/**
 * `POST /mailing`: mails the attendees of a filter, an address once. All mails are queued in one transaction with their line in the audit
 * log; a repeat with the key sends nothing.
 * @throws ValidationError when the number of recipients is not what the editor saw
 */
export async function sendMailing(ctx: Context): Promise<void> {
  const { filters, subject, text, count, idempotencyKey } = parseInput(mailingInput, ctx.request.body)
  const ids = await idsOf(filters)
  const [actor, at] = [editorActor(ctx), new Date()]
  const sent = await inTransaction((trx) =>
    once(trx, `event mailing ${idempotencyKey}`, async () => {
      const recipients = await findRecipients(ids, trx)
      if (recipients.length !== count)
        throw new errors.ValidationError(
          `Er zijn nu ${recipients.length} ontvangers in plaats van ${count}. Kijk het nog eens na en verstuur opnieuw.`,
        )
      await tablesOf(trx)
        .insertInto('gevel_event_mails')
        .values(
          recipients.map(({ id, holder }) => ({
            ...{ ticket_id: id, holder, kind: `mailing-${idempotencyKey}`, queued_at: at },
          })),
        )
        .execute()
      for (const { name, email, event, replyTo } of recipients)
        await queueMail(attendeeMail, email, { name, event, subject, text }, { replyTo, isOneOfMany: true })
      await recordInLog(
        trx,
        countByEvent(recipients).map(([eventId, mails]) => ({
          ...{ eventId, kind: 'mailed', actor, data: { subject, count: mails }, at },
        })),
      )
      await recordAudit({ kind: eventAudit.kinds.mailed, changes: [`${recipients.length} ontvangers`] })
      return { sent: recipients.length }
    }),
  )
  ctx.body = { data: sent }
}

/** The most recipients of one mailing. */
const mostTickets = 20_000

async function idsOf(filters: object): Promise<number[]> {
  const all = Object.fromEntries(Object.entries(filters).filter(([name]) => !['sort', 'page', 'size'].includes(name)))
  return (await attendeeList.selectedIds({ all }, mostTickets)).map(Number)
}

function countByEvent(recipients: readonly Recipient[]): [eventId: number, count: number][] {
  const counts = new Map<number, number>()
  for (const { eventId } of recipients) counts.set(eventId, (counts.get(eventId) ?? 0) + 1)
  return [...counts]
}
