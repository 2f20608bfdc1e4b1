import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/transaction'
import { checkField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { findEvent } from '../../registrations/stored/event-row'
import { loadPlaces, placesOf, shortQuotas } from '../../registrations/stored/quotas'
import { endOfOffer, offerPlace } from '../../registrations/waiting/offer-places'
import { lockEntry } from './lock-entry'

export const offerInput = z.object({ isOverbooked: checkField })

/**
 * Offers a place to somebody on the waiting list before those who joined earlier. The offer keeps the place like any other.
 * @throws ApplicationError for who does not wait, or a quota without a free place
 */
export async function offerByHand(
  trx: Transaction,
  id: number,
  { isOverbooked }: z.output<typeof offerInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const row = await lockEntry(trx, id)
  if (!row) return undefined
  const { eventId } = row
  const event = await findEvent(trx, eventId)
  if (row.state === 'offered') return row.name
  if (row.state !== 'waiting') throw new errors.ApplicationError('Wie niet meer wacht, krijgt geen aanbod.')
  if (!event || event.cancelled_at || at >= event.closes_at)
    throw new errors.ApplicationError('De inschrijving is gesloten: een aanbod is niet meer te gebruiken.')
  const { free, map } = await loadPlaces(trx, eventId, at)
  const places = placesOf(map, [{ id: row.typeId, count: 1 }], [])
  if (!isOverbooked && shortQuotas(places, free).size > 0) throw new errors.ApplicationError('Er is geen plaats vrij.')
  await offerPlace(trx, event, { ...row, places, until: endOfOffer(event, at), actor, at })
  return row.name
}
