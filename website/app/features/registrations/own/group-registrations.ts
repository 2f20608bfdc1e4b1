import type { OwnRegistrations, Ticket, WaitingEntry } from '@gevel/contract/own-tickets'

/** An event with all that somebody has of it. */
export interface OwnEvent {
  id: number
  title: string
  startsAt: string
  endsAt: string
  venue: Ticket['venue']
  tickets: Ticket[]
  waiting: WaitingEntry[]
}

/** Registrations by event: those to come, soonest first, and those that were, latest first. Who no longer waits is left out. */
export function groupRegistrations({ tickets, waiting }: OwnRegistrations, now: string) {
  const events = new Map<number, OwnEvent>()
  const eventOf = ({ eventId, title, startsAt, endsAt, venue }: Ticket | WaitingEntry) => {
    const event = events.get(eventId) ?? { id: eventId, title, startsAt, endsAt, venue, tickets: [], waiting: [] }
    events.set(eventId, event)
    return event
  }
  for (const ticket of tickets) eventOf(ticket).tickets.push(ticket)
  for (const entry of waiting)
    if (entry.state === 'waiting' || entry.state === 'offered') eventOf(entry).waiting.push(entry)
  const all = [...events.values()].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  return {
    upcoming: all.filter(({ endsAt }) => endsAt >= now),
    past: all.filter(({ endsAt, tickets: own }) => endsAt < now && own.length > 0).toReversed(),
  }
}
