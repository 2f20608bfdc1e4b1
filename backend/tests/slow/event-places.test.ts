import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdPlaces } from '../../src/features/registrations/places/hold-places'
import { claimTickets, takePlaces } from '../../src/features/registrations/places/take-places'
import { saleOf } from '../../src/features/registrations/sale/load-sale'
import { findEvent } from '../../src/features/registrations/stored/event-row'
import { newTicketCode } from '../../src/features/registrations/stored/new-code'
import { loadPlaces } from '../../src/features/registrations/stored/quotas'
import { tablesOf } from '../../src/platform/database/tables-of'
import { hashOf } from '../../src/platform/secrets/secrets'
import { type StoredEvent, storeEvent } from '../support/event-sale.ts'
import { openLedger } from '../support/ledger.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
let knex: Knex

beforeAll(async () => {
  ledger = await openLedger('gevel_test_event_places')
  knex = ledger.knex
  // the content, of which this database has nothing
  await knex.raw('CREATE TABLE events (public_id integer, published_at timestamptz, slug text, edition text)')
})
afterAll(() => ledger.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const allFrom1 = (length: number) => Array.from({ length }, (_, index) => index + 1)

async function eventOf({ id }: StoredEvent) {
  const event = await findEvent(knex, id)
  if (!event) throw new Error('The event was not stored')
  return event
}

async function newDraft(): Promise<string> {
  const id = randomUUID()
  const values = { id, wizard: 'inschrijving', cookie_hash: Buffer.from(id), expires_at: minutes(600) }
  await tablesOf(knex).insertInto('gevel_drafts').values(values).execute()
  return id
}

/** Keeps tickets of the first type for a new draft, or one that holds already. */
async function hold(
  stored: StoredEvent,
  count: number,
  { at = new Date(), draftId = '', sessions = [] as number[], from = randomUUID() as string } = {},
) {
  const event = await eventOf(stored)
  const draft = draftId || (await newDraft())
  const wanted = {
    clientHash: hashOf(from),
    ...{ draftId: draft, event, types: [{ id: stored.types[0] ?? 0, count }], entry: null, at },
    sessions: sessions.map((id) => ({ id, count: 1 })),
  }
  return { draft, ...(await knex.transaction((trx) => holdPlaces(trx, wanted))) }
}

/** Takes tickets, as registering does, without the mails. */
async function take(
  stored: StoredEvent,
  draftId: string | null,
  { at = new Date(), typeIndex = 0, sessions = [] as number[], count = 1 } = {},
) {
  const event = await eventOf(stored)
  const typeId = stored.types[typeIndex] ?? 0
  const tickets = allFrom1(count).map(() => ({ typeId, sessions }))
  return knex.transaction(async (trx) => {
    const places = await takePlaces(trx, { event, tickets, draftId, entry: null, at })
    const registration = { event_id: stored.id, name: 'Jo', email: 'jo@proef.example', source: 'site' as const }
    const { id } = await tablesOf(trx)
      .insertInto('gevel_event_registrations')
      .values({ ...registration, idempotency_key: randomUUID(), registered_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = await tablesOf(trx)
      .insertInto('gevel_event_tickets')
      .values(
        tickets.map((_, index) => ({
          ...{ registration_id: id, event_id: stored.id, ticket_type_id: typeId, position: index + 1, name: 'Jo' },
          ...{ email: 'jo@proef.example', code: newTicketCode(), unit_cents: 0, changed_at: at },
        })),
      )
      .returning('id')
      .execute()
    await claimTickets(
      trx,
      rows.map((row) => row.id),
      places,
    )
    return rows.map((row) => row.id)
  })
}

async function countTickets({ id }: StoredEvent): Promise<number> {
  const rows = await tablesOf(knex).selectFrom('gevel_event_tickets').select('id').where('event_id', '=', id).execute()
  return rows.length
}

test('sells each of 100 places once to 300 who take one at the same moment', async () => {
  const stored = await storeEvent(knex, { places: 100 })
  const results = await Promise.allSettled(allFrom1(300).map(() => take(stored, null)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  expect(await countTickets(stored)).toBe(100)
  expect((await loadPlaces(knex, stored.id, new Date())).free.get(stored.quotas.event)).toBe(0)
}, 60_000)

test('gives the last place to one of two who both hold nothing any more', async () => {
  const stored = await storeEvent(knex, { places: 1 })
  const first = await hold(stored, 1)
  const later = minutes(16)
  const second = await hold(stored, 1, { at: later })
  expect([first.until, second.until].map((until) => until !== null)).toEqual([true, true])
  const taken = await Promise.allSettled([
    take(stored, first.draft, { at: later }),
    take(stored, second.draft, { at: later }),
  ])
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await countTickets(stored)).toBe(1)
})

test('sells a place again once its hold has expired, without anything having run', async () => {
  const stored = await storeEvent(knex, { places: 1 })
  await hold(stored, 1)
  expect((await hold(stored, 1)).until).toBeNull()
  expect((await hold(stored, 1, { at: minutes(15.1) })).until).not.toBeNull()
})

test('lets one network hold at most a quarter of an event at once, and whoever comes from another still finds place', async () => {
  const stored = await storeEvent(knex, { places: 80 })
  const from = '192.0.2.1'
  await hold(stored, 11, { from })
  const second = await hold(stored, 9, { from })
  await expect(hold(stored, 1, { from })).rejects.toThrow('Vanaf uw netwerk')
  // it changes what it holds itself, as long as that is not more
  expect((await hold(stored, 8, { from, draftId: second.draft })).until).toBe(second.until)
  await expect(hold(stored, 10, { from, draftId: second.draft })).rejects.toThrow('Vanaf uw netwerk')
  expect((await hold(stored, 11, { from: '192.0.2.2' })).until).not.toBeNull()
  // held no longer
  expect((await hold(stored, 11, { from, at: minutes(15.1) })).until).not.toBeNull()
})

test('lets one network hold three full registrations of a large event, and one of the smallest', async () => {
  const large = await storeEvent(knex, { places: 1000 })
  for (const count of [11, 11, 11]) await hold(large, count, { from: '192.0.2.1' })
  await expect(hold(large, 1, { from: '192.0.2.1' })).rejects.toThrow('Vanaf uw netwerk')
  const small = await storeEvent(knex, { places: 12 })
  expect((await hold(small, 11, { from: '192.0.2.1' })).until).not.toBeNull()
  await expect(hold(small, 1, { from: '192.0.2.1' })).rejects.toThrow('Vanaf uw netwerk')
})

test('keeps the end of a hold when the number of tickets changes, and all or nothing of them', async () => {
  const stored = await storeEvent(knex, { places: 3 })
  const first = await hold(stored, 2)
  const again = await hold(stored, 3, { draftId: first.draft, at: minutes(5) })
  expect(again.until).toBe(first.until)
  expect(await hold(stored, 4, { draftId: first.draft, at: minutes(5) })).toMatchObject({
    until: null,
    shortTypes: [stored.types[0]],
  })
  // it goes on with what it had
  expect((await loadPlaces(knex, stored.id, minutes(5))).free.get(stored.quotas.event)).toBe(0)
})

test('confirms a hold that expired while there is still place', async () => {
  const stored = await storeEvent(knex, { places: 2 })
  const { draft } = await hold(stored, 2)
  expect(await take(stored, draft, { at: minutes(60), count: 2 })).toHaveLength(2)
})

test('takes a ticket from all of its quotas: those of the event, its type and its room', async () => {
  const stored = await storeEvent(knex, { places: 10, types: [{ places: 4 }, {}], rooms: [2, null] })
  const [small = 0, large = 0] = stored.sessions
  await take(stored, null, { sessions: [small], count: 2 })
  await expect(take(stored, null, { sessions: [small] })).rejects.toThrow('Intussen zijn niet alle plaatsen')
  await take(stored, null, { sessions: [large], count: 2 })
  // its type is full, the other is not
  await expect(take(stored, null)).rejects.toThrow()
  await take(stored, null, { typeIndex: 1, count: 6 })
  await expect(take(stored, null, { typeIndex: 1 })).rejects.toThrow()
  expect([...(await loadPlaces(knex, stored.id, new Date())).free.values()]).toEqual([0, 0, 0])
})

test('says which room is full before anybody registers', async () => {
  const stored = await storeEvent(knex, { places: 10, rooms: [1] })
  const sessions = [stored.sessions[0] ?? 0]
  await hold(stored, 1, { sessions })
  expect(await hold(stored, 1, { sessions })).toMatchObject({ until: null, shortTypes: [], shortSessions: sessions })
})

test('does not deadlock when many take places of several rooms and types at once', async () => {
  const stored = await storeEvent(knex, { places: 200, types: [{ places: 100 }, { places: 100 }], rooms: [60, 60] })
  const results = await Promise.allSettled(
    allFrom1(120).map((n) => take(stored, null, { typeIndex: n % 2, sessions: [stored.sessions[n % 2] ?? 0] })),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
}, 60_000)

test('leaves everybody their place when a quota becomes smaller than what is sold', async () => {
  const stored = await storeEvent(knex, { places: 3 })
  await take(stored, null, { count: 3 })
  await tablesOf(knex)
    .updateTable('gevel_event_quotas')
    .set({ size: 1 })
    .where('id', '=', stored.quotas.event)
    .execute()
  expect((await loadPlaces(knex, stored.id, new Date())).free.get(stored.quotas.event)).toBe(-2)
  expect(await countTickets(stored)).toBe(3)
  const sale = await saleOf(knex, await eventOf(stored), new Date())
  expect([sale.state, sale.left]).toEqual(['waiting', 0])
})

test('shows both types of a full quota as full, with the waiting list', async () => {
  const stored = await storeEvent(knex, { places: 2, types: [{}, {}] })
  await take(stored, null, { count: 2 })
  const sale = await saleOf(knex, await eventOf(stored), new Date())
  expect(sale.types.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
})

test('keeps places for those who wait from whoever comes later', async () => {
  const stored = await storeEvent(knex, { places: 1 })
  await tablesOf(knex)
    .insertInto('gevel_event_waiting')
    .values({
      ...{ event_id: stored.id, ticket_type_id: stored.types[0] ?? 0, name: 'Wie wacht', email: 'wacht@proef.example' },
      ...{ joined_at: new Date(), idempotency_key: randomUUID() },
    })
    .execute()
  const sale = await saleOf(knex, await eventOf(stored), new Date())
  expect([sale.types[0]?.state, sale.types[0]?.left]).toEqual(['waiting', 0])
})
