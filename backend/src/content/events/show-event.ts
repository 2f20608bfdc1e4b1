import type { Event } from '@gevel/contract/events'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { shownHref } from '../documents/hrefs'
import { fact } from '../parts/fact'
import { partnerRef } from '../parts/partner-ref'
import { person } from '../parts/person'
import { figurePicture } from '../parts/picture'
import { seo } from '../parts/seo'
import { richText } from '../rich-text/rich-text'
import { eventCard } from './event-card'
import { currentOfSeries, type EventRow, loadEvent, loadOtherEditions, type ProgrammeRow } from './event-row'
import { registrationOf } from './registration-of'

/** `GET /public/events/{id}`: the page of an event. */
export async function showEvent(publicId: number): Promise<{ data: Event } | null> {
  const row = await loadEvent(publicId)
  return row && { data: await eventPage(row) }
}

/** The page of an event, with the other editions of its series. */
export async function eventPage(row: EventRow): Promise<Event> {
  const others = row.series ? await loadOtherEditions(row.series, row.publicId) : []
  const registration = await registrationOf(row.publicId)
  return { ...eventOf(row), registration, otherEditions: serialiseRows('event', others, eventCard) }
}

/** `GET /public/events/series/{series}`: the current edition of a series. */
export async function showCurrentOfSeries(series: string) {
  const publicId = await currentOfSeries(series)
  return publicId === null ? null : showEvent(publicId)
}

function eventOf(row: EventRow): Omit<Event, 'otherEditions' | 'registration'> {
  return {
    ...eventCard(row),
    intro: row.intro,
    body: richText(row.body),
    registrationLink: shownHref(row.registrationLink),
    price: row.price || null,
    practical: (row.practical ?? []).map(fact),
    programme: (row.programme ?? []).map(programmeItem),
    speakers: (row.speakers ?? []).map(person),
    sponsorsMain: row.sponsorsMain.map(partnerRef),
    sponsors: row.sponsors.map(partnerRef),
    faq: (row.faq ?? []).map(({ question, answer }) => ({ question, answer })),
    recap: richText(row.recap),
    photos: (row.photos ?? []).flatMap((photo) => figurePicture(photo) ?? []),
    seo: seo(row.seo),
  }
}

function programmeItem({ day, start, end, room, title, text, pause }: ProgrammeRow): Event['programme'][number] {
  return {
    day: day || null,
    start: clockTime(start),
    end: end ? clockTime(end) : null,
    room: room || null,
    title,
    text: text || null,
    pause: pause ?? false,
  }
}

/** `09:30` from the database's `09:30:00.000`. */
function clockTime(time: string): string {
  return time.slice(0, 5)
}
