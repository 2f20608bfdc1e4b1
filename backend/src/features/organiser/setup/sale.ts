import { dutchDay } from '@gevel/contract/dutch-day'
import { emailField } from '@gevel/contract/person-fields'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type FieldProblem, fieldError } from '../../../platform/errors/field-error'
import { checkField, dayField, momentField, wholeNumber } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { findPublishedEvent, venueOf } from '../../registrations/programme/published-event'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { lockEvent } from '../lock-event'

const saleFields = {
  opensAt: momentField('Opent'),
  closesAt: momentField('Sluit'),
  changeUntil: dayField('Wijzigen tot en met'),
  cancelUntil: dayField('Annuleren tot en met'),
  mostPerOrder: wholeNumber('Kaarten per inschrijving', 1, 50),
  fewPlaces: wholeNumber('Laatste plaatsen vanaf', 0, 10_000),
  hasWaitingList: checkField,
  replyTo: z.preprocess((answer) => answer || null, emailField.nullable()),
}

export const saleInput = z.object(saleFields)
export const openingInput = z.object({
  ...saleFields,
  event: z.coerce.number({ error: 'Kies een evenement.' }).int('Kies een evenement.').min(1, 'Kies een evenement.'),
  places: wholeNumber('Plaatsen', 1, 100_000),
})
type Sale = z.output<typeof saleInput>

/**
 * Begins the registration for a published event, with the places of the whole event. A repeat changes nothing.
 * @returns the id of the event
 * @throws ValidationError for an event that is not published, or times that do not fit
 */
export async function openRegistration(
  trx: Transaction,
  { event: id, places, ...sale }: z.output<typeof openingInput>,
  { actor, at }: Cause,
): Promise<{ id: number; title: string }> {
  const event = await findPublishedEvent(id)
  if (!event) throw fieldError([{ path: ['event'], message: 'Publiceer het evenement eerst.' }])
  rejectWrongTimes(sale, { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) })
  const venue = venueOf(event)
  const added = await tablesOf(trx)
    .insertInto('gevel_events')
    .values({
      ...{ id, document_id: event.documentId, title: event.title, created_at: at, changed_at: at },
      ...{ starts_at: new Date(event.startsAt), ends_at: new Date(event.endsAt) },
      venue: venue && JSON.stringify(venue),
      ...columnsOf(sale),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return { id, title: event.title }
  await tablesOf(trx)
    .insertInto('gevel_event_quotas')
    .values({ event_id: id, kind: 'event', name: 'Hele evenement', size: places })
    .execute()
  await recordInLog(trx, [{ eventId: id, kind: 'opened', actor, data: { places }, at }])
  return { id, title: event.title }
}

/**
 * Changes when tickets are sold and what visitors may do themselves.
 * @throws ValidationError for times that do not fit
 */
export async function changeSale(trx: Transaction, id: number, sale: Sale, { actor, at }: Cause) {
  const event = await lockEvent(trx, id)
  if (!event) return undefined
  if (event.cancelled_at) throw new errors.ApplicationError('Dit evenement is afgelast.')
  rejectWrongTimes(sale, { startsAt: event.starts_at, endsAt: event.ends_at })
  await tablesOf(trx)
    .updateTable('gevel_events')
    .set({ ...columnsOf(sale), changed_at: at })
    .where('id', '=', id)
    .execute()
  await recordInLog(trx, [{ eventId: id, kind: 'sale-changed', actor, at }])
  return event.title
}

const columnsOf = (sale: Sale) => ({
  ...{ opens_at: sale.opensAt, closes_at: sale.closesAt, most_per_order: sale.mostPerOrder },
  ...{ change_until: sale.changeUntil, cancel_until: sale.cancelUntil, has_waiting_list: sale.hasWaitingList },
  ...{ few_places: sale.fewPlaces, reply_to: sale.replyTo },
})

function rejectWrongTimes(sale: Sale, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): void {
  const firstDay = dutchDay(startsAt)
  const problems: FieldProblem[] = []
  const check = (isWrong: boolean, field: keyof Sale, message: string) => {
    if (isWrong) problems.push({ path: [field], message })
  }
  check(sale.closesAt <= sale.opensAt, 'closesAt', 'De inschrijving sluit voordat zij opent.')
  check(sale.opensAt >= endsAt, 'opensAt', 'De inschrijving opent pas na afloop van het evenement.')
  check(sale.closesAt > endsAt, 'closesAt', 'De inschrijving sluit pas na afloop van het evenement.')
  check(sale.changeUntil > firstDay, 'changeUntil', 'Wijzigen kan hoogstens tot en met de dag van het evenement.')
  check(sale.cancelUntil > firstDay, 'cancelUntil', 'Annuleren kan hoogstens tot en met de dag van het evenement.')
  if (problems.length > 0) throw fieldError(problems)
}
