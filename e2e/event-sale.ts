import { randomInt } from 'node:crypto'
import type { Client } from 'pg'

export interface EventSale {
  id: number
  title: string
}

interface SaleFields {
  places: number
  /** by default everybody's */
  access?: 'everybody' | 'invitation'
  /** in cents without VAT; 0 is free */
  price?: number
  /** rooms at 11.15 with their places */
  rooms?: Readonly<Record<string, number>>
}

/** Stores an event that can be registered for, in a month; it exists in no document. */
export async function storeSale(
  database: Client,
  { places, access = 'everybody', price = 0, rooms = {} }: SaleFields,
): Promise<EventSale> {
  const id = 700_000_000 + randomInt(90_000_000)
  const title = `Proefdag ${id}`
  await database.query(
    `INSERT INTO gevel_events (id, document_id, title, starts_at, ends_at, venue, opens_at, closes_at, change_until, cancel_until)
     VALUES ($1, $2, $3, now() + interval '30 days', now() + interval '30 days 8 hours',
       '{"name":"De Steenhal","street":"Kalkoven 40","postcode":"3511 AB","city":"Utrecht"}',
       now() - interval '20 days', now() + interval '29 days', current_date + 28, current_date + 23)`,
    [id, `proef-${id}`, title],
  )
  await database.query(
    "INSERT INTO gevel_event_quotas (event_id, kind, name, size) VALUES ($1, 'event', 'Alles', $2)",
    [id, places],
  )
  await database.query(
    `INSERT INTO gevel_event_ticket_types (event_id, position, name, description, price_incl_cents, price_excl_cents, vat_rate, access)
     VALUES ($1, 1, 'Winkel of keten', 'Lunch inbegrepen', $2, $3, 2100, $4)`,
    [id, Math.round(price * 1.21), price, access],
  )
  await database.query(
    `INSERT INTO gevel_event_questions (event_id, position, kind, label, help, choices)
     VALUES ($1, 1, 'diet', 'Dieetwens', 'Voor de lunch.', '{Vegetarisch,Veganistisch}')`,
    [id],
  )
  for (const [room, size] of Object.entries(rooms)) {
    const { rows } = await database.query(
      "INSERT INTO gevel_event_quotas (event_id, kind, name, size) VALUES ($1, 'session', $2, $3) RETURNING id",
      [id, room, size],
    )
    await database.query(
      `INSERT INTO gevel_event_sessions (event_id, day, start, ends, room, title, quota_id)
       VALUES ($1, current_date + 30, '11:15', '12:30', $2, $3, $4)`,
      [id, room, `Sessie in de ${room}`, rows[0].id],
    )
  }
  return { id, title }
}
