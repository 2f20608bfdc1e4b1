import type { EventSale } from '@gevel/contract/event-sales'
import { shareLoads } from '../../../platform/database/share-loads'
import { runAs } from '../../../platform/database/work'
import { type EventRow, findEvent } from '../stored/event-row'
import { saleOf } from './load-sale'

/** An event, and what is on sale of it. */
export interface CurrentSale {
  event: EventRow
  sale: EventSale
}

/** The loads of events, by their ids. */
const loads = new Map<number, () => Promise<CurrentSale | null>>()

/**
 * What is on sale of an event at a moment after the call; null without registration. Hundreds who register at once load it together. How many
 * places are free is counted again under the lock.
 */
export function loadCurrentSale(eventId: number): Promise<CurrentSale | null> {
  const load = loads.get(eventId) ?? shareLoads(() => runAs('reader', () => loadNow(eventId)))
  loads.set(eventId, load)
  return load()
}

async function loadNow(eventId: number): Promise<CurrentSale | null> {
  const event = await findEvent(strapi.db.connection, eventId)
  if (event) return { event, sale: await saleOf(strapi.db.connection, event, new Date()) }
  // anybody can ask for any number
  loads.delete(eventId)
  return null
}
