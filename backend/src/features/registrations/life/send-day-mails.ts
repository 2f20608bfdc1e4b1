import { href } from '@gevel/contract/hrefs'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { environment } from '../../../platform/environment/environment'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { ticketLink } from '../links'
import { reminderMail, thanksMail } from '../mails/day-mails'
import { eventInMail } from '../mails/event-fields'
import { recipientsAtOnce, takeRecipients } from '../mails/take-recipients'
import { type LoadedTicket, loadTickets } from '../stored/load-ticket'
import { type DayMail, dueMail, lastKnownDay } from './due-mails'

/** Mails visitors seven days and one day before an event, and thanks them after it. */
export const sendDayMails = defineJob({
  name: 'event-day-mails',
  data: z.object({}),
  schedule: '*/10 * * * *',
  work: () => mailVisitors(strapi.db.connection, new Date()),
})

/** Queues what is due at a moment. Each mail is noted with the ticket and its holder in the transaction that queues it, so that a repeat sends none twice. */
export async function mailVisitors(knex: Knex, at: Date): Promise<void> {
  const near = (days: number) => new Date(at.getTime() + days * 86_400_000)
  const events = await tablesOf(knex)
    .selectFrom('gevel_events')
    .select(['id', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<', near(9))
    .where('ends_at', '>', near(-16))
    .execute()
  for (const { id, startsAt, endsAt } of events) {
    const hasRecap = endsAt < at && (await isRecapped(knex, id))
    const kind = dueMail({ startsAt, endsAt, hasRecap }, at)
    if (!kind) continue
    const due = { eventId: id, kind, hasRecap, lastKnown: lastKnownDay(kind, { startsAt }), at }
    while ((await inTransaction((trx) => mailSome(trx, due))) === recipientsAtOnce);
  }
}

async function isRecapped(knex: Knex, publicId: number): Promise<boolean> {
  const row = await knex('events').where({ public_id: publicId }).whereNotNull('published_at').first('recap')
  const recap: unknown = typeof row?.recap === 'string' ? JSON.parse(row.recap) : row?.recap
  return Array.isArray(recap) && recap.length > 0
}

interface Due {
  eventId: number
  kind: DayMail
  hasRecap: boolean
  /** Dutch day */
  lastKnown: string
  at: Date
}

/** @returns how many were mailed */
async function mailSome(trx: Transaction, { eventId, kind, hasRecap, lastKnown, at }: Due): Promise<number> {
  const knewInTime = sql<boolean>`(t.changed_at AT TIME ZONE 'Europe/Amsterdam')::date <= ${lastKnown}::date`
  const only = kind === 'thanks' ? [knewInTime, came] : [knewInTime]
  const taken = await takeRecipients(trx, { eventId, kind, at, only })
  const tickets = await loadTickets(
    trx,
    taken.map(({ id }) => id),
  )
  for (const ticket of tickets) await mailOne(ticket, kind, hasRecap)
  return taken.length
}

/** Whether somebody came in with ticket `t`; everybody did where no door admitted anybody. */
const came = sql<boolean>`(EXISTS (SELECT FROM gevel_event_check_ins c WHERE c.ticket_id = t.id AND c.outcome = 'admitted' AND c.undone_at IS NULL)
  OR NOT EXISTS (SELECT FROM gevel_event_check_ins c WHERE c.event_id = t.event_id AND c.outcome = 'admitted' AND c.undone_at IS NULL))`

async function mailOne(ticket: LoadedTicket, kind: DayMail, hasRecap: boolean): Promise<void> {
  const { name, email, typeName, sessions, endsAt, eventId, replyTo } = ticket
  const isOneOfMany = true
  const programmeLink = new URL(href('/agenda/:id/:slug?', { id: eventId }), environment.SITE_URL).href
  const shared = { ...eventInMail(ticket), name, programmeLink }
  if (kind === 'thanks') return queueMail(thanksMail, email, { ...shared, hasRecap }, { replyTo, isOneOfMany })
  const rooms = sessions.map(({ start, room }) => `${start.replace(':', '.')} uur ${room}`)
  const props = { ...shared, isTomorrow: kind === '1-day', ticket: [typeName, ...rooms].join(', ') }
  return queueMail(reminderMail, email, { ...props, link: ticketLink(ticket, endsAt) }, { replyTo, isOneOfMany })
}
