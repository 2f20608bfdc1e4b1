import { parseRichText } from '../body/parse-body'
import type { EventSource, MagazineSource } from '../content/agenda-data'
import { dutchDayFrom, dutchTimeToUtc } from '../content/dutch-time'
import type { CategorySource, VacancySource } from '../content/vacancy-data'
import { people } from './companies'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { figure, type MediaIds } from './media'
import { slugOf } from './slug'

const partner = (link: string) => documentId('partner', link)

/** Strapi stores a clock time to the millisecond. */
const clock = (time: string) => `${time}:00.000`

export function eventDocument(
  { moves: _, registration: _registration, ...event }: EventSource,
  media: MediaIds,
): SeedDocument {
  return {
    uid: 'api::event.event',
    documentId: documentId('event', event.slug),
    data: {
      ...event,
      startsAt: dutchTimeToUtc(event.startsAt),
      endsAt: dutchTimeToUtc(event.endsAt),
      body: parseRichText(event.body),
      recap: event.recap && parseRichText(event.recap),
      programme: event.programme.map((part) => ({
        ...part,
        start: clock(part.start),
        end: part.end && clock(part.end),
      })),
      speakers: people(
        event.speakers.map(({ company, ...person }) => ({
          ...person,
          role: company ? `${person.role}, ${company}` : person.role,
        })),
        media,
      ),
      sponsorsMain: event.sponsorsMain.map(partner),
      sponsors: event.sponsors.map(partner),
      cover: event.cover && figure(media, event.cover),
      photos: event.photos.map((photo) => figure(media, photo)),
      seo: { description: event.intro },
    },
  }
}

export function magazineDocument(magazine: MagazineSource, media: MediaIds): SeedDocument {
  const { id, scene, variant, ...fields } = magazine
  // their texts are on its pages
  const contents = magazine.contents.map(({ page, title, text }) => ({ page, title, text }))
  return {
    uid: 'api::magazine.magazine',
    documentId: documentId('magazine', id),
    data: { ...fields, contents, slug: slugOf(magazine.title), picture: figure(media, { scene, variant }) },
  }
}

/** What stands above the vacancies of a category. */
export function categoryDocument({ category, title, text }: CategorySource): SeedDocument {
  return {
    uid: 'api::vacancy-category.vacancy-category',
    documentId: documentId('vacancy-category', category),
    data: { category, title, text: parseRichText(text) },
  }
}

/** A vacancy whose days are counted from `today`, so that it is open or closed as intended. */
export function vacancyDocument(vacancy: VacancySource, today: Date): SeedDocument {
  const { postedDaysAgo, closesInDays, ...fields } = vacancy
  return {
    uid: 'api::vacancy.vacancy',
    documentId: documentId('vacancy', vacancy.slug),
    data: {
      ...fields,
      company: partner(vacancy.company),
      body: parseRichText(vacancy.body),
      postedAt: dutchDayFrom(today, -postedDaysAgo, '08:00'),
      closesAt: dutchDayFrom(today, closesInDays, '23:59'),
    },
  }
}
