import { dutchDay } from '@gevel/contract/dutch-day'
import { findPublishedEvent } from './published-event'

/** A part of the published programme that has a room, which visitors can choose. */
export interface ProgrammePart {
  /** `2026-12-03 11:15 Ovenzaal` */
  key: string
  day: string
  start: string
  end: string | null
  room: string
  title: string
}

/** The parts of an event's published programme that have a room, in the order of the programme. */
export async function loadProgramme(eventId: number): Promise<ProgrammePart[]> {
  const event = await findPublishedEvent(eventId)
  if (!event) return []
  const firstDay = dutchDay(new Date(event.startsAt))
  return event.programme.flatMap(({ day, start, end, room, title, pause }) => {
    if (!room || pause) return []
    const part = { day: day ?? firstDay, start: start.slice(0, 5), end: end?.slice(0, 5) ?? null, room, title }
    return [{ key: `${part.day} ${part.start} ${room}`, ...part }]
  })
}
