import { ownRegistrationsSchema, type Ticket } from '@gevel/contract/own-tickets'
import { accountErrorOf } from './account-errors.ts'
import { codeIn, untilMail } from './mails.ts'
import { askAs, type Visit } from './visitor.ts'

/** The code of the error of a response. */
export const errorCodeOf = (response: { body: unknown }) => accountErrorOf(response as never)?.code

/** The tickets of a code, or of the account of a visit. */
export async function ticketsOf(code: string | null, visit: Visit = {}): Promise<Ticket[]> {
  const { body } = await askAs(visit, 'POST', '/public/tickets', { code })
  return ownRegistrationsSchema.parse(Object(body).data).tickets
}

/** Does something with a ticket: its `change`, `hand-over` or `cancel`; an empty text shows it. */
export const askTicket = (id: number, what: string, input: object, visit: Visit = {}) =>
  askAs(visit, 'POST', `/public/tickets/${id}${what && `/${what}`}`, input)

/** The code of the link in the mail with a ticket. */
export async function codeOfTicketMail(email: string, id: number): Promise<string> {
  return codeIn(await untilMail(email, 'Uw kaart'), `/inschrijvingen/${id}`)
}
