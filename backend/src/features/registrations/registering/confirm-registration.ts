import { z } from 'zod'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { addressSchema } from '../../../platform/mail/fields'
import { mailRegistration, mailTicket } from '../mails/mail-tickets'
import { loadTickets } from '../stored/load-ticket'
import { registrationTurns } from '../stored/registration-turns'

const registeredSchema = z.object({
  registrationId: z.int(),
  /** who pays, and how, with the ids of the invoice and the mandate; null of free tickets */
  paid: z
    .object({ name: z.string(), email: addressSchema, payment: z.string(), documents: z.array(z.int()) })
    .nullable(),
})
type Registered = z.infer<typeof registeredSchema>

/** Confirmations let registrations go before them for this long, in milliseconds. */
const mostWaitMs = 60_000

/**
 * Mails the tickets of a registration, once. It is a job, so that registrations for an event, which wait for each other, do not wait for
 * mails and their PDFs as well.
 */
export const confirmRegistration = defineJob({
  name: 'registration-confirmation',
  data: registeredSchema,
  async work(registered) {
    await registrationTurns.untilNobodyWaits(mostWaitMs)
    await inTransaction((trx) =>
      once(trx, `registration confirmation ${registered.registrationId}`, () => mailAll(trx, registered)),
    )
  },
})

/** Mails each ticket to its holder, the invoice to who pays, and all tickets of colleagues to who registered them. */
async function mailAll(trx: Transaction, { registrationId, paid }: Registered): Promise<void> {
  const ids = await tablesOf(trx)
    .selectFrom('gevel_event_tickets')
    .select('id')
    .where('registration_id', '=', registrationId)
    .execute()
  const tickets = await loadTickets(
    trx,
    ids.map(({ id }) => id),
  )
  const [first] = tickets
  if (!first) return
  // whoever was handed one meanwhile has a mail of that, and so does whoever held one that was cancelled
  for (const ticket of tickets) if (ticket.state === 'valid' && ticket.holder === 1) await mailTicket(ticket, false)
  const confirmed = { registrationId, tickets }
  if (paid) await mailRegistration({ ...confirmed, to: paid, payment: paid.payment, documents: paid.documents })
  const { registeredBy: email, registrant: name } = first
  if (tickets.length > 1 && email !== paid?.email)
    await mailRegistration({ ...confirmed, to: { name, email }, payment: null, documents: [] })
}
