import type { TicketKind } from '@gevel/contract/contact'
import type { Knex } from 'knex'
import { takeNumber } from '../../platform/database/take-number'
import type { Transaction } from '../../platform/database/transaction'

/** The sender of a message. */
interface Sender {
  name: string
  email: string
  /** the account of a logged-in reader */
  userId: number | null
  /** whether the address is known to be the sender's */
  isConfirmed: boolean
  /** hash of the code in the mail that asks to confirm the address */
  confirmation: Buffer | null
}

/** A message to store. */
export interface NewTicket {
  kind: TicketKind
  subject: string
  addressee: string | null
  /** null for an anonymous tip, of which only the day is stored */
  sender: Sender | null
  reference: string | null
  message: string
  idempotencyKey: string
}

export interface StoredTicket {
  id: number
  number: string
  confirmed_at: Date | null
}

/** The ticket of a form that was sent before; a form that is being sent elsewhere is waited for. */
export async function findRepeat(trx: Transaction, idempotencyKey: string): Promise<StoredTicket | undefined> {
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`ticket ${idempotencyKey}`])
  return trx<StoredTicket>('gevel_tickets')
    .where({ idempotency_key: idempotencyKey } as object)
    .first('id', 'number', 'confirmed_at')
}

/** Stores a message under the next number of the year. */
export async function insertTicket(trx: Transaction, ticket: NewTicket): Promise<StoredTicket> {
  const { sender } = ticket
  const year = await currentYear(trx)
  const number = `${year}-${String(await takeNumber(trx, `ticket ${year}`)).padStart(4, '0')}`
  const receivedAt = sender ? trx.fn.now() : trx.raw(`date_trunc('day', now(), 'Europe/Amsterdam')`)
  const [stored] = await trx('gevel_tickets')
    .insert({
      number,
      kind: ticket.kind,
      subject: ticket.subject,
      addressee: ticket.addressee,
      reference: ticket.reference,
      message: ticket.message,
      idempotency_key: ticket.idempotencyKey,
      received_at: receivedAt,
      changed_at: receivedAt,
      ...(sender && {
        name: sender.name,
        email: sender.email,
        user_id: sender.userId,
        confirmation: sender.confirmation,
        confirmed_at: sender.isConfirmed ? trx.fn.now() : null,
      }),
    })
    .returning<StoredTicket[]>(['id', 'number', 'confirmed_at'])
  if (!stored) throw new Error('A message was not stored')
  return stored
}

async function currentYear(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { year: string }[] }>(
    `SELECT to_char(now() AT TIME ZONE 'Europe/Amsterdam', 'YYYY') AS year`,
  )
  return String(rows[0]?.year)
}
