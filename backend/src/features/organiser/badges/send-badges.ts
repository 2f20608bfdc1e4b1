import { shortCodeInGroups } from '@gevel/contract/ticket-codes'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { parseListQuery } from '../../../platform/admin-lists/admin-list'
import { tablesOf } from '../../../platform/database/tables-of'
import { pdfThread } from '../../../platform/pdf/pdf-thread'
import { signTicketCode, ticketAddress } from '../../ticket-codes/sign-code'
import { attendeeList } from '../attendees/attendee-list'
import { eventAudit } from '../audit-kinds'
import type { BadgeTasks } from './badge-tasks'

const inBadgeThread = pdfThread<BadgeTasks>(() => require.resolve('./badge-worker'))

/** The most badges of one file. */
const mostBadges = 2_000

const formatSchema = z.object({ format: z.enum(['a6', 'a4']) })

/**
 * `GET /attendees/badges`: badges of the attendees that match the filters, or of those chosen (`ids=3,7`), by company and name.
 * @throws ValidationError for none, or for those of several events
 */
export async function sendBadges(ctx: Context): Promise<void> {
  const { format, ids, sort: _sort, page: _page, size: _size, ...filters } = ctx.query
  const sheet = parseListQuery(formatSchema, { format })
  const chosen = typeof ids === 'string' ? ids.split(',') : await attendeeList.selectedIds({ all: filters }, mostBadges)
  const tickets = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_ticket_types as y', 'y.id', 't.ticket_type_id')
    .innerJoin('gevel_events as e', 'e.id', 't.event_id')
    .select(['t.id', 't.event_id as eventId', 't.holder', 't.name', 't.company', 't.code', 'y.name as type'])
    .select(['e.title as event'])
    .where('t.id', 'in', chosen.map(Number).filter(Number.isSafeInteger))
    .where('t.state', '=', 'valid')
    .orderBy('t.company')
    .orderBy('t.name')
    .orderBy('t.id')
    .execute()
  const [first] = tickets
  if (!first) throw new errors.ValidationError('Bij deze keuze zijn er geen geldige kaarten.')
  if (tickets.some(({ eventId }) => eventId !== first.eventId))
    throw new errors.ValidationError('Kies eerst één evenement.')
  const badges = tickets.map(({ id, eventId, holder, name, company, type, code }) => ({
    ...{ name, company, type, shortCode: shortCodeInGroups(code) },
    code: ticketAddress(signTicketCode({ event: eventId, ticket: id, generation: holder })),
  }))
  const about = { event: first.event, at: new Date(), format: sheet.format }
  const content = await inBadgeThread('badges', { badges, sheet: about })
  const target = { type: 'event', id: String(first.eventId), name: first.event }
  await recordAudit({ kind: eventAudit.kinds.badges, target, changes: [`${badges.length} badges`] })
  ctx.attachment('badges.pdf')
  ctx.type = 'application/pdf'
  ctx.body = content
}
