import type { NewsletterList } from '@gevel/contract/newsletter'
import { openVacancies } from '../../../content/vacancies/open-vacancies'
import type { IssueBlock } from '../stored/issue-blocks'

/** What a list begins with, as numbers of items. */
const sizes = { latest: 6, mostRead: 3, pro: 2, events: 2, vacancies: 3, allVacancies: 12, allEvents: 10 } as const

interface Filling {
  list: NewsletterList
  /** what was published after it is new */
  since: Date
  at: Date
}

/**
 * The blocks that an issue begins with: what was published since the last issue, what is read most, new market figures, the next events and the
 * new vacancies.
 * An article is in one block only.
 */
export async function fillIssue({ list, since, at }: Filling): Promise<IssueBlock[]> {
  if (list === 'vacancies')
    return dropEmpty([vacancyBlock('Nieuwe vacatures', await newVacancies(since, at, sizes.allVacancies))])
  if (list === 'events') return dropEmpty([eventBlock(await nextEvents(at, sizes.allEvents))])
  const [news, events, vacancies, figure] = await Promise.all([
    articlesSince(list, since, sizes.latest + 1),
    nextEvents(at, sizes.events),
    newVacancies(since, at, sizes.vacancies),
    newFigure(since),
  ])
  const [lead, ...latest] = news
  const mostRead = await mostReadOf(list, news)
  const pro = list === 'general' ? await articlesSince('pro', since, sizes.pro) : []
  return dropEmpty([
    ...(lead === undefined ? [] : [{ id: 'lead', type: 'lead' as const, article: lead }]),
    articleBlock('latest', 'Het laatste', latest),
    articleBlock('most-read', 'Meest gelezen', mostRead),
    ...(figure === undefined
      ? []
      : [{ id: 'figure', type: 'figure' as const, heading: 'Cijfer van de maand', series: figure }]),
    { ...articleBlock('pro', 'Uit Gevel Pro', pro), isPro: true },
    eventBlock(events),
    vacancyBlock('Vacatures', vacancies),
  ])
}

function articleBlock(id: string, heading: string, articles: number[]) {
  return { id, type: 'articles' as const, heading, isPro: false, articles }
}

function eventBlock(events: number[]) {
  return { id: 'events', type: 'events' as const, heading: 'Agenda', events }
}

function vacancyBlock(heading: string, vacancies: number[]) {
  return { id: 'vacancies', type: 'vacancies' as const, heading, vacancies }
}

function dropEmpty(blocks: IssueBlock[]): IssueBlock[] {
  return blocks.filter((block) => {
    if (block.type === 'articles') return block.articles.length > 0
    if (block.type === 'events') return block.events.length > 0
    return block.type !== 'vacancies' || block.vacancies.length > 0
  })
}

/** Published articles of an edition, newest first. */
function articlesSince(edition: 'general' | 'pro', since: Date, most: number): Promise<number[]> {
  return strapi.db
    .connection('contents')
    .where({ edition })
    .whereNotNull('published_at')
    .whereRaw('coalesce(released_at, published_at) > ?', [since])
    .orderByRaw('coalesce(released_at, published_at) DESC, public_id DESC')
    .limit(most)
    .pluck('public_id')
}

/** What is read most of an edition, without what the issue has already. */
function mostReadOf(edition: 'general' | 'pro', shown: readonly number[]): Promise<number[]> {
  return strapi.db
    .connection('gevel_most_read')
    .where({ edition })
    .whereNotIn('article', [...shown])
    .orderBy('place')
    .limit(sizes.mostRead)
    .pluck('article')
}

function nextEvents(at: Date, most: number): Promise<number[]> {
  return strapi.db
    .connection('events')
    .whereNotNull('published_at')
    .where('starts_at', '>', at)
    .orderBy(['starts_at', 'public_id'])
    .limit(most)
    .pluck('public_id')
}

/** The series of market figures that got new values last; undefined when there are none. */
function newFigure(since: Date): Promise<number | undefined> {
  return strapi.db
    .connection('figure_series')
    .where('imported_at', '>', since)
    .orderBy('imported_at', 'desc')
    .first('id')
    .then((row?: { id: number }) => row?.id)
}

/** Open vacancies that were not open before, newest first. */
function newVacancies(since: Date, at: Date, most: number): Promise<number[]> {
  return openVacancies(at)
    .where('v.posted_at', '>', since)
    .orderByRaw('v.featured IS TRUE DESC, v.posted_at DESC, v.public_id DESC')
    .limit(most)
    .pluck('v.public_id')
}
