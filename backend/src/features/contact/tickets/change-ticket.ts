import { type TicketKind, ticketStates } from '@gevel/contract/contact'
import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '@gevel/contract/message-field'
import { requiredText } from '@gevel/contract/required-text'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineAuditKinds } from '../../../platform/feature/audit-kinds'
import { queueMail } from '../../../platform/mail/queue-mail'
import { answerMail } from '../contact-mails'

export const ticketAudit = defineAuditKinds(['ticket', 'Berichten van bezoekers'], {
  state: 'Staat van bericht gewijzigd',
  answered: 'Bericht beantwoord',
  'file-read': 'Bestand van een tip gelezen',
  exported: 'Berichten gedownload',
})

export const stateInput = z.object({ state: z.enum(ticketStates, { error: 'Kies een staat.' }) })

/** A note, or an answer: with the key of its form, so that a repeat is the same one. */
export const textInput = z.object({
  text: messageField(requiredText('Een tekst'), maxLength.letter),
  idempotencyKey: z.uuid(),
})
type TextInput = z.infer<typeof textInput>

/** The editor who handles a message. */
export interface Editor {
  id: number
  name: string
}

/** A message, as an editor may see it. */
export interface Which {
  id: number
  kinds: readonly TicketKind[]
}

interface LockedTicket {
  number: string
  state: string
  name: string | null
  email: string | null
  addressee: string | null
  message: string
}

/** Changes how far editors are with a message. Idempotent. */
export async function changeState(which: Which, { state }: z.infer<typeof stateInput>, editor: Editor): Promise<void> {
  await inTransaction(async (trx) => {
    const ticket = await lockTicket(trx, which)
    if (ticket.state === state) return
    await trx('gevel_tickets').where({ id: which.id }).update({ state, changed_at: trx.fn.now() })
    await addEvent(trx, which, { kind: 'state', text: state }, editor)
    await recordAudit({ kind: ticketAudit.kinds.state, target: targetOf(which, ticket), changes: [state] })
  })
}

/** Adds a note, which only editors see. */
export async function addNote(which: Which, input: TextInput, editor: Editor): Promise<void> {
  await inTransaction(async (trx) => {
    await lockTicket(trx, which)
    await addEvent(trx, which, { kind: 'note', ...input }, editor)
    await trx('gevel_tickets').where({ id: which.id }).update({ changed_at: trx.fn.now() })
  })
}

/**
 * Mails an answer to the sender, whose reply goes to the addressee of the subject, and marks the message as done.
 * @throws ApplicationError for an anonymous tip
 */
export async function answerTicket(which: Which, input: TextInput, editor: Editor): Promise<void> {
  await inTransaction(async (trx) => {
    const ticket = await lockTicket(trx, which)
    const { number, name, email, message, addressee } = ticket
    if (!email || !name) throw new errors.ApplicationError('Deze tip is anoniem: niemand kan hem beantwoorden.')
    if (!(await addEvent(trx, which, { kind: 'answer', ...input }, editor))) return
    await trx('gevel_tickets').where({ id: which.id }).update({ state: 'done', changed_at: trx.fn.now() })
    await queueMail(answerMail, email, { number, name, answer: input.text, message }, { replyTo: addressee })
    await recordAudit({ kind: ticketAudit.kinds.answered, target: targetOf(which, ticket) })
  })
}

async function lockTicket(trx: Transaction, { id, kinds }: Which): Promise<LockedTicket> {
  const ticket: LockedTicket | undefined = await trx('gevel_tickets')
    .where({ id })
    .whereIn('kind', [...kinds])
    .forUpdate()
    .first('number', 'state', 'name', 'email', 'addressee', 'message')
  if (!ticket) throw new errors.NotFoundError('Dit bericht is er niet meer.')
  return ticket
}

/** @returns whether it is new, and not a repeat */
async function addEvent(
  trx: Transaction,
  { id }: Which,
  event: { kind: 'state' | 'note' | 'answer'; text: string; idempotencyKey?: string },
  editor: Editor,
): Promise<boolean> {
  const added = await trx('gevel_ticket_events')
    .insert({
      ticket_id: id,
      ...{ kind: event.kind, text: event.text, idempotency_key: event.idempotencyKey },
      ...{ editor_id: editor.id, editor: editor.name },
    })
    .onConflict('idempotency_key')
    .ignore()
    .returning('id')
  return added.length > 0
}

function targetOf({ id }: Which, { number }: LockedTicket) {
  return { type: 'ticket', id: String(id), name: `Bericht ${number}` }
}
