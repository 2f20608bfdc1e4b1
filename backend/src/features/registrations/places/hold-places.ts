import { holdMinutes } from '@gevel/contract/registration-times'
import { type HeldPlaces, registrationErrors } from '@gevel/contract/registrations'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { EventRow } from '../stored/event-row'
import { lockQuotas } from '../stored/lock-quotas'
import { claimPlaces, loadPlaces, type Places, placesOf, shortQuotas } from '../stored/quotas'
import { offerPlaces } from '../waiting/offer-places'

interface Counted {
  id: number
  count: number
}

/** Places that were kept already, for the offer or the invitation that a registration begins with. */
export interface Entry {
  waitingId?: number
  invitationId?: number
  /** until when they are kept */
  until: Date
}

interface Wanted {
  draftId: string
  /** of the network address that asks */
  clientHash: Buffer
  event: EventRow
  types: readonly Counted[]
  sessions: readonly Counted[]
  entry: Entry | null
  at: Date
}

/**
 * Keeps places for a draft for fifteen minutes, all of them or none. While they are kept another number of them changes nothing about their
 * end; afterwards they are kept again if they are still free.
 * @returns until when, or which types and sessions have too few
 * @throws `events/too-many-held` when its network address holds much of the event already
 */
export async function holdPlaces(trx: Transaction, wanted: Wanted): Promise<HeldPlaces> {
  const { draftId, event, types, sessions, entry, at } = wanted
  const quotas = await lockQuotas(trx, event.id)
  const size = quotas.find(({ kind }) => kind === 'event')?.size
  let { free, map, hasWaiting } = await loadPlaces(trx, event.id, at, { draftId })
  if (hasWaiting) {
    await offerPlaces(trx, event, at)
    free = (await loadPlaces(trx, event.id, at, { draftId })).free
  }
  const reserved = entry ? await reservedPlaces(trx, entry, at) : new Map<number, number>()
  const places = less(placesOf(map, types, sessions), reserved)
  const short = shortQuotas(places, free)
  if (short.size > 0) {
    const isShort = (quotaId: number | null | undefined) => typeof quotaId === 'number' && short.has(quotaId)
    return {
      until: null,
      shortTypes: types.filter(({ id }) => map.ofType.get(id)?.some(isShort)).map(({ id }) => id),
      shortSessions: sessions.filter(({ id }) => isShort(map.ofSession.get(id))).map(({ id }) => id),
    }
  }
  const heldElsewhere = await countHeld(trx, wanted)
  if (heldElsewhere + mostOfAll(places) > mostHeld(event.most_per_order, size))
    throw domainError(registrationErrors, 'events/too-many-held')
  const until = await storeHold(trx, wanted, places)
  return { until: until.toISOString(), shortTypes: [], shortSessions: [] }
}

/**
 * How many places of an event one network address may hold at once. Colleagues often share one, and whoever holds none can still register;
 * but nobody should be able to keep an event empty by beginning registrations.
 */
function mostHeld(mostPerOrder: number, size = Number.POSITIVE_INFINITY): number {
  return Math.max(mostPerOrder, Math.min(3 * mostPerOrder, Math.floor(size / 4)))
}

/** The places that other drafts of the network address hold now. */
async function countHeld(trx: Transaction, { draftId, clientHash, event, at }: Wanted): Promise<number> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_event_holds as h')
    .innerJoin('gevel_event_claims as c', 'c.hold_id', 'h.draft_id')
    // a place of the event, its type and a room is one
    .select(({ fn }) => fn.max('c.places').as('places'))
    .where('h.event_id', '=', event.id)
    .where('h.client_hash', '=', clientHash)
    .where('h.draft_id', '<>', draftId)
    .where('h.expires_at', '>', at)
    .groupBy('h.draft_id')
    .execute()
  return rows.reduce((sum, { places }) => sum + places, 0)
}

function mostOfAll(places: Places): number {
  return Math.max(0, ...places.values())
}

async function storeHold(
  trx: Transaction,
  { draftId, clientHash, event, entry, at }: Wanted,
  places: Places,
): Promise<Date> {
  const tables = tablesOf(trx)
  const held = await tables
    .selectFrom('gevel_event_holds')
    .select('expires_at as until')
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  // an invitation runs for weeks, and may reserve nothing: what a wizard takes beyond it is kept as for anybody
  const fresh = (entry?.waitingId && entry.until) || new Date(at.getTime() + holdMinutes * 60_000)
  const until = held && held.until > at ? held.until : fresh
  const values = {
    ...{ event_id: event.id, client_hash: clientHash, expires_at: until },
    ...{ waiting_id: entry?.waitingId ?? null, invitation_id: entry?.invitationId ?? null },
  }
  await tables
    .insertInto('gevel_event_holds')
    .values({ draft_id: draftId, ...values })
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet(values))
    .execute()
  await tables.deleteFrom('gevel_event_claims').where('hold_id', '=', draftId).execute()
  await claimPlaces(trx, [{ claimant: { hold_id: draftId }, places }], until)
  return until
}

/** What an offer or an invitation keeps, by quota. */
async function reservedPlaces(trx: Transaction, { waitingId, invitationId }: Entry, at: Date) {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_event_claims')
    .select(['quota_id as quotaId', 'places'])
    .where('expires_at', '>', at)
    .where((claim) =>
      claim.or([claim('waiting_id', '=', waitingId ?? 0), claim('invitation_id', '=', invitationId ?? 0)]),
    )
    .execute()
  return new Map(rows.map(({ quotaId, places }) => [quotaId, places]))
}

/** These places less those that are kept already. */
function less(places: Places, kept: Places): Map<number, number> {
  return new Map([...places].map(([id, count]) => [id, Math.max(0, count - (kept.get(id) ?? 0))]))
}
