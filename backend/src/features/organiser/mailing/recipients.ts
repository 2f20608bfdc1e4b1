import type { Knex } from 'knex'

/** Somebody to mail about a ticket. */
export interface Recipient {
  /** of the ticket */
  id: number
  holder: number
  name: string
  email: string
  eventId: number
  event: string
  replyTo: string | null
}

/** The holders of tickets, an address once for each event. */
export async function findRecipients(ids: readonly number[], knex: Knex = strapi.db.connection): Promise<Recipient[]> {
  const { rows }: { rows: Recipient[] } = await knex.raw(
    `SELECT DISTINCT ON (t.event_id, lower(t.email)) t.id, t.holder, t.name, t.email, t.event_id AS "eventId", e.title AS event,
       e.reply_to AS "replyTo"
     FROM gevel_event_tickets t JOIN gevel_events e ON e.id = t.event_id
     WHERE t.id = ANY(?) ORDER BY t.event_id, lower(t.email), t.id`,
    [ids],
  )
  return rows
}
