import { cleanText } from '@gevel/contract/clean-text'
import { z } from 'zod'
import { writeDays, writeHours, writeVenue } from '../event-words'
import type { LoadedTicket } from '../stored/load-ticket'

/** A text of our own in a mail. */
export const words = z.string().transform(cleanText)

/** The title of an event is bounded in the subject of a mail. */
export const titleInMail = words.transform((title) => title.slice(0, 44))

/** What every mail says of an event. */
export const eventFields = {
  title: titleInMail,
  /** 'donderdag 3 december 2026' */
  day: words,
  /** '09.30–17.30 uur' */
  hours: words,
  /** on one line */
  place: words,
}

/** The facts of an event in a mail. */
export function eventInMail({
  title,
  startsAt,
  endsAt,
  venue,
}: Pick<LoadedTicket, 'title' | 'startsAt' | 'endsAt' | 'venue'>) {
  return {
    title,
    day: writeDays(startsAt, endsAt),
    hours: writeHours(startsAt, endsAt),
    place: writeVenue(venue).replaceAll('\n', ', '),
  }
}

/** When and where, in a sentence. */
export function whenAndWhere({ day, hours, place }: { day: string; hours: string; place: string }): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${hours}. ${place}.`
}
