import { salary } from '@gevel/contract/vacancy-facts'
import type { FeedVacancy } from '@gevel/contract/vacancy-feed'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { categoryNames, levelNames } from '@gevel/contract/vacancy-names'
import { dutchDay } from '../../ui/text/dates.ts'
import { escapeHtml } from '../../ui/text/escape-html.ts'
import { writeHtml } from './write-html.ts'
import { element, type XmlElement, xmlDocument } from './xml.ts'

interface JobFeed {
  publisher: string
  /** of the page with the list, absolute */
  url: string
  /** of the site */
  origin: string
  vacancies: readonly FeedVacancy[]
}

/** Hours per week from which work counts as full-time. */
const FULL_TIME = 36

/**
 * Vacancies in the form that job boards read: `source` with a `job` for each, which Indeed introduced and Jooble, Adzuna and others
 * accept. Texts are CDATA. A job keeps its `referencenumber`, so that a board updates it.
 */
export function writeJobs({ publisher, url, origin, vacancies }: JobFeed): string {
  // that of the last change: the moment of the request would change the feed each time
  const changed = vacancies.map(({ changedAt }) => changedAt).toSorted()
  const root = element(
    'source',
    {},
    text('publisher', publisher),
    text('publisherurl', url),
    text('lastBuildDate', new Date(changed.at(-1) ?? 0).toUTCString()),
    ...vacancies.map((vacancy) => job(vacancy, origin)),
  )
  return xmlDocument(root)
}

function job(vacancy: FeedVacancy, origin: string): XmlElement {
  const { id, title, intro, body, employer, city, province, category, level, contract } = vacancy
  return element(
    'job',
    {},
    text('title', title),
    text('date', new Date(vacancy.postedAt).toUTCString()),
    text('referencenumber', String(id)),
    text('url', origin + vacancyHref(vacancy)),
    text('company', employer),
    text('city', city),
    text('state', province),
    text('country', 'NL'),
    text('description', `<p>${escapeHtml(intro)}</p>${writeHtml(body, origin)}`),
    optional('salary', salary(vacancy)),
    optional('education', level && levelNames[level]),
    optional('jobtype', jobType(vacancy)),
    optional('contracttype', contract),
    text('category', categoryNames[category]),
    text('expirationdate', dutchDay(vacancy.closesAt)),
  )
}

/** In the words of the form; both where the hours reach from part-time to full-time, and null when they are unknown. */
function jobType({ hoursMin, hoursMax }: FeedVacancy): string | null {
  const [least, most] = [hoursMin ?? hoursMax, hoursMax ?? hoursMin]
  if (least === null || most === null) return null
  return [most >= FULL_TIME && 'fulltime', least < FULL_TIME && 'parttime'].filter(Boolean).join(', ')
}

function optional(name: string, value: string | null): XmlElement | null {
  return value === null || value === '' ? null : text(name, value)
}

/** CDATA, whether the value is HTML or plain. */
function text(name: string, value: string): XmlElement {
  return element(name, {}, { html: value })
}
