import { registrationErrors } from '@gevel/contract/registrations'
import { sql } from 'kysely'
import { saleTag } from '../../../content/events/sale-tag'
import { recordChange } from '../../../platform/changes/change-log'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { EventRow } from '../stored/event-row'
import { lockQuotas } from '../stored/lock-quotas'
import { claimPlaces, loadPlaces, type Places, placesOf, shortQuotas } from '../stored/quotas'
import { offerPlaces } from '../waiting/offer-places'
import type { Entry } from './hold-places'

/** A ticket that is about to exist: its type, and its sessions. */
interface WantedTicket {
  typeId: number
  sessions: readonly number[]
}

interface Taking {
  event: EventRow
  tickets: readonly WantedTicket[]
  /** whose hold ends; null without a draft */
  draftId: string | null
  entry: Entry | null
  at: Date
}

/**
 * Makes sure that there are places for all of these tickets, whether or not they are still kept for the draft, and ends its hold. The
 * quotas stay locked, so that `claimTickets` can store them.
 * @returns what each ticket takes, by quota
 * @throws `events/full`
 */
export async function takePlaces(trx: Transaction, { event, tickets, draftId, entry, at }: Taking): Promise<Places[]> {
  await lockQuotas(trx, event.id, draftId)
  let { free, map, hasWaiting } = await loadPlaces(trx, event.id, at)
  if (hasWaiting) await offerPlaces(trx, event, at)
  if (entry?.waitingId !== undefined)
    await tablesOf(trx).deleteFrom('gevel_event_claims').where('waiting_id', '=', entry.waitingId).execute()
  const each = tickets.map(({ typeId, sessions }) =>
    placesOf(
      map,
      [{ id: typeId, count: 1 }],
      sessions.map((id) => ({ id, count: 1 })),
    ),
  )
  if (entry?.invitationId !== undefined) await releaseReserved(trx, entry.invitationId, each)
  if (hasWaiting || entry) free = (await loadPlaces(trx, event.id, at)).free
  const taken = sumOf(each)
  if (shortQuotas(taken, free).size > 0) throw domainError(registrationErrors, 'events/full')
  const isSoldOut = [...taken].some(([id, count]) => count > 0 && free.get(id) === count)
  if (isSoldOut) await recordChange(trx, [saleTag])
  return each
}

/** Claims the places that `takePlaces` found, for the tickets that are stored now. */
export async function claimTickets(trx: Transaction, ticketIds: readonly number[], each: readonly Places[]) {
  const claims = ticketIds.map((id, index) => ({ claimant: { ticket_id: id }, places: each[index] ?? new Map() }))
  await claimPlaces(trx, claims, null)
}

/** Frees the places of a ticket that is no longer valid. The quotas are locked. */
export async function freeTicket(trx: Transaction, ticketId: number): Promise<void> {
  await tablesOf(trx).deleteFrom('gevel_event_claims').where('ticket_id', '=', ticketId).execute()
}

/** What an invitation keeps becomes fewer by the tickets that it gives. */
async function releaseReserved(trx: Transaction, invitationId: number, each: readonly Places[]): Promise<void> {
  const tables = tablesOf(trx)
  const gone = each.length
  await tables
    .deleteFrom('gevel_event_claims')
    .where('invitation_id', '=', invitationId)
    .where('places', '<=', gone)
    .execute()
  await tables
    .updateTable('gevel_event_claims')
    .set({ places: sql<number>`places - ${gone}` })
    .where('invitation_id', '=', invitationId)
    .execute()
}

function sumOf(each: readonly Places[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const places of each) for (const [id, count] of places) sum.set(id, (sum.get(id) ?? 0) + count)
  return sum
}
