import type { registrationErrors } from '@gevel/contract/registrations'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkHold } from '../../src/features/registrations/registering/check-hold'
import { findEvent } from '../../src/features/registrations/stored/event-row'
import { tablesOf } from '../../src/platform/database/tables-of'
import { type StoredEvent, storeEvent } from '../support/event-sale.ts'
import { openLedger } from '../support/ledger.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
let knex: Knex
let stored: StoredEvent
let other: StoredEvent

/** The types of tickets of the event, by their places in it. */
const [forAll, forSubscribers, forInvited, twoAtMost, later, ended, withdrawn] = [0, 1, 2, 3, 4, 5, 6]
const at = new Date()
const hour = 3_600_000

beforeAll(async () => {
  ledger = await openLedger('gevel_test_registration_holds')
  knex = ledger.knex
  // the content, of which this database has nothing
  await knex.raw('CREATE TABLE events (public_id integer, published_at timestamptz, slug text)')
  other = await storeEvent(knex, { places: 10, rooms: [5] })
  stored = await storeEvent(knex, {
    places: 100,
    rooms: [5, 5],
    types: [
      ...[{}, { access: 'subscriber' as const }, { access: 'invitation' as const }, { most: 2 }],
      ...[{ opensAt: new Date(at.getTime() + hour) }, { closesAt: new Date(at.getTime() - hour) }, {}],
    ],
  })
  await tablesOf(knex)
    .updateTable('gevel_event_ticket_types')
    .set({ withdrawn_at: at })
    .where('id', '=', stored.types[withdrawn] ?? 0)
    .execute()
})
afterAll(() => ledger.close())

interface Asked {
  /** by the place of their type, or by an id */
  tickets: ({ type: number; count: number } | { id: number; count: number })[]
  /** by their places */
  rooms?: { room: number; count: number }[]
  roomIds?: number[]
  isSubscriber?: boolean
  entry?: { type: number; places: number; invitationId?: number }
}

/** @returns the code of the rejection; undefined when the places may be kept */
async function check({ tickets, rooms = [], roomIds = [], isSubscriber = false, entry }: Asked) {
  const event = await findEvent(knex, stored.id)
  if (!event) throw new Error('The event was not stored')
  const idOf = (type: number) => stored.types[type] ?? 0
  const checked = knex.transaction((trx) =>
    checkHold(trx, event, {
      types: tickets.map((one) => ({ id: 'id' in one ? one.id : idOf(one.type), count: one.count })),
      sessions: [
        ...rooms.map(({ room, count }) => ({ id: stored.sessions[room] ?? 0, count })),
        ...roomIds.map((id) => ({ id, count: 1 })),
      ],
      entry: entry ? { ...entry, typeId: idOf(entry.type), until: new Date(at.getTime() + hour) } : null,
      ...{ isSubscriber, at },
    }),
  )
  return checked.then(
    () => undefined,
    (error: Error & { details?: { code: keyof typeof registrationErrors } }) => {
      if (error.name !== 'DomainError') throw error
      return error.details?.code
    },
  )
}

test.each<[string, Asked]>([
  ['tickets for everybody', { tickets: [{ type: forAll, count: 2 }] }],
  ['a ticket of a subscriber', { tickets: [{ type: forSubscribers, count: 1 }], isSubscriber: true }],
  [
    'a ticket of somebody who is invited',
    { tickets: [{ type: forInvited, count: 1 }], entry: { type: forInvited, places: 1, invitationId: 7 } },
  ],
  ['as many of a type as it has in one registration', { tickets: [{ type: twoAtMost, count: 2 }] }],
  [
    'a room for each of two people',
    {
      tickets: [{ type: forAll, count: 2 }],
      rooms: [
        { room: 0, count: 1 },
        { room: 1, count: 1 },
      ],
    },
  ],
])('keeps %s', async (_, asked) => expect(await check(asked)).toBeUndefined())

test.each<[string, string, Asked]>([
  ['events/count', 'more tickets than a registration has', { tickets: [{ type: forAll, count: 1_000 }] }],
  ['events/count', 'more of a type than it has in one registration', { tickets: [{ type: twoAtMost, count: 3 }] }],
  [
    'events/count',
    'more of a type in two parts than it has',
    {
      tickets: [
        { type: twoAtMost, count: 2 },
        { type: twoAtMost, count: 1 },
      ],
    },
  ],
  [
    'events/count',
    'more tickets than an offer gives',
    { tickets: [{ type: forAll, count: 2 }], entry: { type: forAll, places: 1 } },
  ],
  ['events/closed', 'a type that opens later', { tickets: [{ type: later, count: 1 }] }],
  ['events/closed', 'a type that has ended', { tickets: [{ type: ended, count: 1 }] }],
  ['events/closed', 'a type that was withdrawn', { tickets: [{ type: withdrawn, count: 1 }] }],
  ['events/closed', 'a type that is none', { tickets: [{ id: 2_000_000_000, count: 1 }] }],
  [
    'events/not-allowed',
    'a ticket for subscribers of another reader',
    { tickets: [{ type: forSubscribers, count: 1 }] },
  ],
  [
    'events/not-allowed',
    'a ticket for invited people without an invitation',
    { tickets: [{ type: forInvited, count: 1 }] },
  ],
  [
    'events/not-allowed',
    'a ticket for invited people by an offer of the waiting list',
    { tickets: [{ type: forInvited, count: 1 }], entry: { type: forInvited, places: 1 } },
  ],
  [
    'events/not-allowed',
    'another type than the one of an invitation',
    { tickets: [{ type: forAll, count: 1 }], entry: { type: forInvited, places: 1, invitationId: 7 } },
  ],
  [
    'events/session',
    'two rooms at one time for one person',
    {
      tickets: [{ type: forAll, count: 1 }],
      rooms: [
        { room: 0, count: 1 },
        { room: 1, count: 1 },
      ],
    },
  ],
])('rejects with %s %s', async (code, _, asked) => expect(await check(asked)).toBe(code))

test('rejects tickets and rooms of another event', async () => {
  expect(await check({ tickets: [{ id: other.types[0] ?? 0, count: 1 }] })).toBe('events/closed')
  expect(await check({ tickets: [{ type: forAll, count: 1 }], roomIds: [other.sessions[0] ?? 0] })).toBe(
    'events/session',
  )
})
