import type { OwnProgrammePart } from '@gevel/contract/own-programme'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import type { LoadedTicket } from '../stored/load-ticket'
import { loadProgramme, type ProgrammePart } from './load-programme'

type ProgrammeTicket = Pick<LoadedTicket, 'id' | 'eventId' | 'sessions'>

/** The parts of an event's programme by time, with what the holder of a ticket chose of them. */
export async function loadOwnProgramme(knex: Knex, ticket: ProgrammeTicket): Promise<OwnProgrammePart[]> {
  const [parts, picks] = await Promise.all([
    loadProgramme(ticket.eventId),
    tablesOf(knex).selectFrom('gevel_event_picks').select('item').where('ticket_id', '=', ticket.id).execute(),
  ])
  return markOwnParts(parts, ticket.sessions, new Set(picks.map(({ item }) => item)))
}

/** Marks the parts that a ticket has a place in, and those its holder picked; where it has a place nothing else is picked. */
export function markOwnParts(
  parts: readonly ProgrammePart[],
  sessions: ProgrammeTicket['sessions'],
  picks: ReadonlySet<string>,
): OwnProgrammePart[] {
  const slotOf = ({ day, start }: { day: string; start: string }) => `${day} ${start.slice(0, 5)}`
  const places = new Set(sessions.map((session) => `${slotOf(session)} ${session.room}`))
  const slots = new Set(sessions.map(slotOf))
  // a room that the programme no longer has is still a place of the ticket
  const known = new Set(parts.map(({ key }) => key))
  const gone = sessions
    .map((session) => ({ ...session, start: session.start.slice(0, 5), key: `${slotOf(session)} ${session.room}` }))
    .filter(({ key }) => !known.has(key))
    .map(({ key, day, start, room, title }) => ({ key, day, start, end: null, room, title }))
  return [...parts, ...gone]
    .map((part) => {
      const hasPlace = places.has(part.key)
      const isPicked = hasPlace || (picks.has(part.key) && !slots.has(slotOf(part)))
      return { ...part, hasPlace, isPicked }
    })
    .toSorted((one, other) => slotOf(one).localeCompare(slotOf(other)))
}
