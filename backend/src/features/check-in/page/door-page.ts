import type { ListedTicket } from '@gevel/contract/check-in'
import { foldedText, matchesAll } from '@gevel/contract/door-search'
import type { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { requireDevice } from '../devices/door-device'
import { listTickets } from '../devices/door-list'
import { lastScans, scanByNonce } from '../scans/show-scans'
import { doorFigures } from '../scans/sync'

const shownScans = 8
const mostFound = 30

/**
 * `GET /account/door-devices/{id}`: what the page of a door shows without scripts: figures, the last scans, who matches a search, and the
 * answer to one scan.
 * @throws 404, `check-in/device-ended`
 */
export async function showDoorPage({ params, session, input }: ReaderRequest<typeof checkInEndpoints.page>) {
  const at = new Date()
  const knex = strapi.db.connection
  const device = await requireDevice(knex, session, params.id, at)
  const eventId = device.event.id
  const [figures, recent, found, scan] = await Promise.all([
    doorFigures(knex, eventId, at),
    lastScans(knex, eventId, shownScans),
    input.q ? search(eventId, input.q) : [],
    input.scan && /^[\da-f-]{36}$/i.test(input.scan) ? scanByNonce(knex, eventId, input.scan) : null,
  ])
  return { data: { device, figures, recent, found, scan } }
}

/** Finds attendees by parts of their name and company: an event has few enough to look at all. */
async function search(eventId: number, text: string): Promise<ListedTicket[]> {
  const words = foldedText(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const tickets = await listTickets(strapi.db.connection, eventId)
  return tickets.filter((ticket) => matchesAll(ticket, words)).slice(0, mostFound)
}
