import { randomInt } from 'node:crypto'
import type { Client } from 'pg'
import { newTicketCode } from '../backend/src/features/registrations/stored/new-code.ts'
import { ticketSigner } from '../backend/src/features/ticket-codes/ticket-signer.ts'
import { demoSecrets } from '../scripts/demo-secrets.ts'

/** Signs as the test sites do. */
export const signer = ticketSigner(demoSecrets.JWT_SECRET)

export interface DoorTicket {
  id: number
  name: string
  /** of its QR code */
  code: string
  /** the one that people type */
  typed: string
}

export interface DoorEvent {
  id: number
  title: string
  tickets: readonly DoorTicket[]
  remove: () => Promise<void>
}

/** Stores an event of today that can be checked in for, with a ticket for each name; it exists in no document. */
export async function createDoorEvent(database: Client, names: readonly string[]): Promise<DoorEvent> {
  const id = 900_000_000 + randomInt(90_000_000)
  const title = `Proefsessie ${id}`
  await database.query(
    `INSERT INTO gevel_events (id, document_id, title, starts_at, ends_at, venue, opens_at, closes_at, change_until, cancel_until)
     VALUES ($1, $2, $3, now() - interval '1 hour', now() + interval '6 hours', '{"name":"De Steenhal","city":"Utrecht"}',
       now() - interval '20 days', now() + interval '1 hour', current_date, current_date)`,
    [id, `door-${id}`, title],
  )
  const insert = async (text: string, values: unknown[]): Promise<number> =>
    (await database.query(`${text} RETURNING id`, values)).rows[0].id
  const type = await insert(
    `INSERT INTO gevel_event_ticket_types (event_id, position, name, price_incl_cents, price_excl_cents, vat_rate)
     VALUES ($1, 1, 'Abonnee', 0, 0, 2100)`,
    [id],
  )
  const registration = await insert(
    `INSERT INTO gevel_event_registrations (event_id, name, email, source, idempotency_key, registered_at)
     VALUES ($1, 'Anneke Smit', 'anneke@example.test', 'site', gen_random_uuid(), now())`,
    [id],
  )
  const tickets: DoorTicket[] = []
  for (const [index, name] of names.entries()) {
    const typed = newTicketCode()
    const ticket = await insert(
      `INSERT INTO gevel_event_tickets (registration_id, event_id, ticket_type_id, position, name, email, company, code, unit_cents, changed_at)
       VALUES ($1, $2, $3, $4, $5, 'bezoeker@example.test', 'IJzerhandel De Kroon', $6, 0, now())`,
      [registration, id, type, index + 1, name, typed],
    )
    tickets.push({ id: ticket, name, typed, code: signer.sign({ event: id, ticket, generation: 1 }) })
  }
  return { id, title, tickets, remove: () => removeDoorEvent(database, id) }
}

/** Lets an account check in, for one event or for all. */
export async function addDoorStaff(database: Client, userId: number, eventId: number | null): Promise<void> {
  await database.query(
    `INSERT INTO gevel_door_staff (user_id, event_id, added_by, added_at) VALUES ($1, $2, 'proef', now())`,
    [userId, eventId],
  )
}

async function removeDoorEvent(database: Client, id: number): Promise<void> {
  const tables = ['check_ins', 'tickets', 'registrations', 'ticket_types'].map((name) => `gevel_event_${name}`)
  for (const table of [...tables]) await database.query(`DELETE FROM ${table} WHERE event_id = $1`, [id])
  await database.query('DELETE FROM gevel_events WHERE id = $1', [id])
}
