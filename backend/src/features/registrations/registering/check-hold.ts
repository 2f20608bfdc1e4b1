import { registrationErrors } from '@gevel/contract/registrations'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { EventRow } from '../stored/event-row'
import type { FoundEntry } from './find-entry'

interface Counted {
  id: number
  count: number
}

interface AskedPlaces {
  types: readonly Counted[]
  sessions: readonly Counted[]
  entry: FoundEntry | null
  isSubscriber: boolean
  at: Date
}

/**
 * Checks that a draft asks for places that it could register: otherwise anybody could keep tickets for invited people, or whole rooms.
 * @throws `events/closed`, `events/count`, `events/not-allowed`, `events/session`
 */
export async function checkHold(trx: Transaction, event: EventRow, asked: AskedPlaces): Promise<void> {
  const { types, sessions, entry } = asked
  const reject = (code: keyof typeof registrationErrors) => domainError(registrationErrors, code)
  const counts = sumById(types)
  const tickets = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (tickets > event.most_per_order || (entry && tickets > entry.places)) throw reject('events/count')
  const rows = await loadTypes(trx, event.id, [...counts.keys()])
  if (rows.length < counts.size) throw reject('events/closed')
  for (const { id, access, most, opensAt, closesAt } of rows) {
    if ((opensAt && asked.at < opensAt) || (closesAt && asked.at >= closesAt)) throw reject('events/closed')
    if ((counts.get(id) ?? 0) > (most ?? event.most_per_order)) throw reject('events/count')
    const isForInvited = access === 'invitation' && entry?.invitationId === undefined
    const isForSubscriber = access === 'subscriber' && !asked.isSubscriber
    if ((entry && entry.typeId !== id) || isForInvited || isForSubscriber) throw reject('events/not-allowed')
  }
  if (sessions.length > 0) await checkRooms(trx, event.id, sumById(sessions), tickets)
}

/** Everybody is in one room at a time. */
async function checkRooms(trx: Transaction, eventId: number, sessions: ReadonlyMap<number, number>, tickets: number) {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_event_sessions')
    .select(['id', 'day', 'start'])
    .where('event_id', '=', eventId)
    .where('id', 'in', [...sessions.keys()])
    .execute()
  const bySlot = Map.groupBy(rows, ({ day, start }) => `${day} ${start}`)
  const isTooMany = [...bySlot.values()].some(
    (slot) => slot.reduce((sum, { id }) => sum + (sessions.get(id) ?? 0), 0) > tickets,
  )
  if (rows.length < sessions.size || isTooMany) throw domainError(registrationErrors, 'events/session')
}

function loadTypes(trx: Transaction, eventId: number, ids: readonly number[]) {
  return tablesOf(trx)
    .selectFrom('gevel_event_ticket_types')
    .select(['id', 'access', 'most_per_order as most', 'opens_at as opensAt', 'closes_at as closesAt'])
    .where('event_id', '=', eventId)
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute()
}

function sumById(counted: readonly Counted[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { id, count } of counted) sums.set(id, (sums.get(id) ?? 0) + count)
  return sums
}
