import { companyField, emailField, nameField } from '@gevel/contract/person-fields'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import type { Cause } from '../../editor-actions/perform'
import { mailTicket } from '../../registrations/mails/mail-tickets'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { handOverTicket } from '../../registrations/tickets/hand-over-ticket'
import { lockTicket } from '../../registrations/tickets/lock-ticket'

export const personFields = { name: nameField, email: emailField, company: companyField }
export const changeInput = z.object(personFields)

/** Corrects whose ticket it is, and mails it again; to another address it is handed over. */
export async function changeAttendee(
  trx: Transaction,
  id: number,
  person: z.output<typeof changeInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const ticket = await lockTicket(trx, id)
  if (!ticket) return undefined
  if (ticket.state !== 'valid') throw new errors.ApplicationError('Deze kaart is geannuleerd.')
  const { name, email, company } = person
  if (email !== ticket.email) await handOverTicket(trx, ticket, { ...person, actor, at })
  else if (name !== ticket.name || company !== ticket.company) {
    await tablesOf(trx)
      .updateTable('gevel_event_tickets')
      .set(({ eb }) => ({ name, company, sequence: eb('sequence', '+', 1), changed_at: at }))
      .where('id', '=', id)
      .execute()
    await recordInLog(trx, [{ eventId: ticket.eventId, ticketId: id, kind: 'changed', actor, at }])
    await mailTicket({ ...ticket, name, company }, true)
  }
  return name
}

const longest = 2000

export const answersInput = z.object({
  answers: z.record(z.string(), z.string().trim().max(longest, `Houd het bij hoogstens ${longest} tekens.`)),
})

/**
 * Fills in what an attendee answered, as by telephone; an empty answer is removed.
 * @throws ValidationError for an answer that is none of the choices
 */
export async function changeAnswers(
  trx: Transaction,
  id: number,
  { answers }: z.output<typeof answersInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const ticket = await tables
    .selectFrom('gevel_event_tickets')
    .select(['name', 'event_id as eventId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!ticket) return undefined
  const questions = await tables
    .selectFrom('gevel_event_questions')
    .select(['id', 'kind', 'label', 'choices'])
    .where('event_id', '=', ticket.eventId)
    .execute()
  for (const { id: questionId, kind, label, choices } of questions) {
    const answer = answers[questionId]
    if (answer === undefined) continue
    // a diet may be described in own words
    if (answer && kind === 'choice' && !choices.includes(answer))
      throw fieldError([{ path: ['answers', questionId], message: `${label}: kies ${choices.join(', ')}.` }])
    const of = tables
      .deleteFrom('gevel_event_answers')
      .where('ticket_id', '=', id)
      .where('question_id', '=', questionId)
    if (answer === '') await of.execute()
    else
      await tables
        .insertInto('gevel_event_answers')
        .values({ ticket_id: id, question_id: questionId, answer })
        .onConflict((conflict) => conflict.columns(['ticket_id', 'question_id']).doUpdateSet({ answer }))
        .execute()
  }
  await recordInLog(trx, [{ eventId: ticket.eventId, ticketId: id, kind: 'answers-changed', actor, at }])
  return ticket.name
}
