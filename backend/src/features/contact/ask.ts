import type { contactEndpoints } from '@gevel/contract/endpoints/contact'
import { href } from '@gevel/contract/hrefs'
import { inTransaction } from '../../platform/database/transaction'
import { adminUrl } from '../../platform/environment/admin-origin'
import { environment } from '../../platform/environment/environment'
import { fieldError } from '../../platform/errors/field-error'
import type { RouteRequest } from '../../platform/http/route'
import { defineLimit } from '../../platform/limits/limit'
import { mailboxOf } from '../../platform/limits/mailbox'
import { queueMail } from '../../platform/mail/queue-mail'
import { lockAccount } from '../../platform/readers/account'
import { sessionOfBearer } from '../../platform/readers/sessions'
import { hashOf, newSecret } from '../../platform/secrets/secrets'
import { confirmMail, questionMail, receiptMail } from './contact-mails'
import { addresseeOf } from './settings'
import { findRepeat, insertTicket } from './store-ticket'

/** Messages that name one mailbox: each of them mails it, whoever sends it. */
export const messageLimit = defineLimit('contact', {
  points: 5,
  minutes: 60,
  reached: 'Van dit mailadres kregen wij kort na elkaar al vaak een bericht.',
})

/**
 * `POST /public/contact/questions`: stores a message, mails it to the addressee of its subject, and mails the sender: a copy when the
 * address is that of the logged-in reader, else the question to confirm it. All of it, or nothing.
 * @throws ValidationError for a subject that no longer exists, `too-many-requests`
 */
export async function ask({ input, client, bearer }: RouteRequest<typeof contactEndpoints.ask>) {
  const { subject, name, email, reference, message, idempotencyKey } = input
  const addressee = await addresseeOf(subject)
  if (addressee === undefined)
    throw fieldError([{ path: ['subject'], message: 'Dit onderwerp is er niet meer. Kies een ander onderwerp.' }])
  const account = (await sessionOfBearer(bearer))?.account
  return inTransaction(async (trx) => {
    const repeat = await findRepeat(trx, idempotencyKey)
    if (repeat) return { number: repeat.number, confirm: !repeat.confirmed_at }
    await messageLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
    const isConfirmed = account?.email === email
    const code = newSecret()
    const userId = await lockAccount(trx, account?.id)
    const sender = { name, email, isConfirmed, userId, confirmation: isConfirmed ? null : hashOf(code) }
    const { id, number } = await insertTicket(trx, {
      ...{ kind: 'question', subject, addressee, sender, reference, message, idempotencyKey },
    })
    if (addressee) {
      const about = { number, subject, name, email, isConfirmed, reference, message }
      await queueMail(questionMail, addressee, { ...about, adminLink: adminUrl(`/contact/${id}`) }, { replyTo: email })
    }
    if (isConfirmed) await queueMail(receiptMail, email, { number, subject, name, message }, { replyTo: addressee })
    else await queueMail(confirmMail, email, { number, link: confirmationLink(code) })
    return { number, confirm: !isConfirmed }
  })
}

function confirmationLink(code: string): string {
  const link = new URL(href('/contact/bevestigen'), environment.SITE_URL)
  link.searchParams.set('code', code)
  return link.href
}
