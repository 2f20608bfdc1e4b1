import { salary } from '@gevel/contract/vacancy-facts'
import type { FeedVacancy } from '@gevel/contract/vacancy-feed'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { categoryNames, levelNames } from '@gevel/contract/vacancy-names'
import { dutchDay } from '../../ui/text/dates.ts'
import { escapeHtml } from '../../ui/text/escape-html.ts'
import { writeHtml } from './write-html.ts'
import { element, writeXml, type XmlElement, xmlDeclaration } from './xml.ts'

interface JobFeed {
  publisher: string
  /** of the page with the list, absolute */
  url: string
  /** of the site */
  origin: string
  /** the last change of its vacancies, not the moment of the request, which would change the feed each time; null of an empty one */
  changedAt: string | null
}

/** Hours per week from which work counts as full-time. */
const FULL_TIME = 36

/**
 * Writes vacancies in the form that job boards read: `source` with a `job` for each, which Indeed introduced and Jooble, Adzuna and others
 * accept. Texts are CDATA. A job keeps its `referencenumber`, so that a board updates it.
 * @param parts the vacancies, in as many parts as they come in
 * @returns the document, in parts
 */
export async function* writeJobs(
  { publisher, url, origin, changedAt }: JobFeed,
  parts: AsyncIterable<readonly FeedVacancy[]>,
): AsyncGenerator<string> {
  const head = [
    text('publisher', publisher),
    text('publisherurl', url),
    text('lastBuildDate', new Date(changedAt ?? 0).toUTCString()),
  ]
  yield `${xmlDeclaration}<source>${head.map(writeXml).join('')}`
  for await (const vacancies of parts) yield vacancies.map((vacancy) => writeXml(job(vacancy, origin))).join('')
  yield '</source>\n'
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
