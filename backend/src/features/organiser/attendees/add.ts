import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { saleTag } from '../../../content/events/sale-tag'
import { recordChange } from '../../../platform/changes/change-log'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { checkField, keyField } from '../../../platform/http/dialog-fields'
import { parseInput } from '../../../platform/http/parse-input'
import { editorActor } from '../../editor-actions/editor-actor'
import type { Cause } from '../../editor-actions/perform'
import { mailTicket } from '../../registrations/mails/mail-tickets'
import { checkSessions } from '../../registrations/registering/check-attendees'
import { storeRegistration } from '../../registrations/registering/store-registration'
import { saleOf } from '../../registrations/sale/load-sale'
import { type EventRow, findEvent } from '../../registrations/stored/event-row'
import { loadTicket } from '../../registrations/stored/load-ticket'
import { lockQuotas } from '../../registrations/stored/lock-quotas'
import { loadPlaces, placesOf, shortQuotas } from '../../registrations/stored/quotas'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { eventAudit } from '../audit-kinds'
import { personFields } from './change'
import { requireType } from './require-type'

const additionInput = z.object({
  event: z.coerce.number({ error: 'Kies een evenement.' }).int('Kies een evenement.'),
  typeId: z.coerce.number({ error: 'Kies een kaartsoort.' }).int('Kies een kaartsoort.'),
  ...personFields,
  sessionIds: z.array(z.int()).max(50).default([]),
  isOverbooked: checkField,
  idempotencyKey: keyField,
})

/**
 * `POST /attendees`: adds somebody by hand, with a free ticket of any type. A repeat adds nobody.
 * @throws ValidationError, ApplicationError for a quota without a free place
 */
export async function addAttendee(ctx: Context): Promise<void> {
  const { event: eventId, ...input } = parseInput(additionInput, ctx.request.body)
  const actor = editorActor(ctx)
  const id = await inTransaction(async (trx) => {
    const event = await findEvent(trx, eventId)
    if (!event || event.cancelled_at)
      throw fieldError([{ path: ['event'], message: 'Voor dit evenement is er geen inschrijving.' }])
    await requireType(trx, eventId, input.typeId)
    const added = await addTicket(trx, event, input, { actor, at: new Date() })
    await recordAudit({ kind: eventAudit.kinds.added, target: { type: 'ticket', id: String(added), name: input.name } })
    return added
  })
  ctx.body = { data: { id } }
}

type Addition = Omit<z.output<typeof additionInput>, 'event'>

/** @returns the id of the ticket; that of the first time for a repeat */
async function addTicket(trx: Transaction, event: EventRow, input: Addition, { actor, at }: Cause): Promise<number> {
  const { typeId, name, email, company, sessionIds: sessions, isOverbooked, idempotencyKey } = input
  await lockQuotas(trx, event.id)
  const repeated = await tablesOf(trx)
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_registrations as r', 'r.id', 't.registration_id')
    .select('t.id')
    .where('r.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (repeated) return repeated.id
  checkSessions(await saleOf(trx, event, at), { sessions })
  const { free, map } = await loadPlaces(trx, event.id, at)
  const counted = sessions.map((id) => ({ id, count: 1 }))
  const places = placesOf(map, [{ id: typeId, count: 1 }], counted)
  if (!isOverbooked && shortQuotas(places, free).size > 0)
    throw new errors.ApplicationError('Er is geen plaats meer. Kies ‘Ook als het vol is’ om toch toe te voegen.')
  const { ticketIds } = await storeRegistration(trx, {
    ...{ event, userId: null, orderId: null, invoiceId: null, source: 'organiser', waitingId: null },
    ...{ invitationId: null, idempotencyKey, at },
    attendees: [{ typeId, name, email, company, sessions, answers: [], unitCents: 0, places }],
  })
  const [id = 0] = ticketIds
  await recordInLog(trx, [{ eventId: event.id, ticketId: id, kind: 'added', actor, at }])
  await recordChange(trx, [saleTag])
  const ticket = await loadTicket(trx, id)
  if (ticket) await mailTicket(ticket, false)
  return id
}
