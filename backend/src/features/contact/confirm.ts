import type { contactEndpoints } from '@gevel/contract/endpoints/contact'
import { inTransaction } from '../../platform/database/transaction'
import { accountError } from '../../platform/errors/account-errors'
import type { RouteRequest } from '../../platform/http/route'
import { queueMail } from '../../platform/mail/queue-mail'
import { codeLimit } from '../../platform/mail-codes/mail-codes'
import { hashOf } from '../../platform/secrets/secrets'
import { receiptMail } from './contact-mails'

interface Confirmed {
  number: string
  subject: string
  addressee: string | null
  name: string
  email: string
  message: string
}

/**
 * `POST /public/contact/confirmation`: notes that the address of a message is its sender's, and mails it a copy, once. The message
 * becomes part of the account with that address, if there is one.
 * @throws `invalid-action-code`, `too-many-requests`
 */
export async function confirm({ input: { code }, client }: RouteRequest<typeof contactEndpoints.confirm>) {
  await codeLimit.consume(client.address, { source: client })
  const confirmed = await inTransaction(async (trx) => {
    const confirmation = hashOf(code)
    const [first] = await trx('gevel_tickets')
      .where({ confirmation })
      .whereNull('confirmed_at')
      .update({
        confirmed_at: trx.fn.now(),
        user_id: trx.raw(
          'coalesce(user_id, (SELECT u.id FROM up_users u WHERE lower(u.email) = gevel_tickets.email LIMIT 1))',
        ),
      })
      .returning<Confirmed[]>(['number', 'subject', 'addressee', 'name', 'email', 'message'])
    if (first) {
      const { number, subject, name, message } = first
      await queueMail(receiptMail, first.email, { number, subject, name, message }, { replyTo: first.addressee })
      return { number }
    }
    const known: { number: string } | undefined = await trx('gevel_tickets').where({ confirmation }).first('number')
    if (known) return known
    throw accountError('invalid-action-code', 'Deze link klopt niet, of het bericht is er niet meer.', {
      reason: 'unknown',
    })
  })
  await codeLimit.refund(client.address)
  return confirmed
}
