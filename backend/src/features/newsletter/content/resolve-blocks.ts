import type { EventRegistration } from '@gevel/contract/events'
import { articleHref, eventHref, href } from '@gevel/contract/hrefs'
import type { NewsletterArticle, NewsletterBlock } from '@gevel/contract/newsletter'
import type { ArticleCard } from '@gevel/contract/references'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { loadCards } from '../../../content/articles/load-cards'
import { loadEventCards } from '../../../content/events/list-events'
import { registrationOf } from '../../../content/events/registration-of'
import { loadRecentValues } from '../../../content/figures/load-values'
import { seriesOfRow } from '../../../content/figures/series-of-row'
import { listSeries } from '../../../content/figures/series-row'
import { loadVacancyCards, openVacancies } from '../../../content/vacancies/open-vacancies'
import { loadMailBanners } from '../../banners/mail-banners'
import type { IssueBlock } from '../stored/issue-blocks'
import { newestFigure } from './newest-figure'

/** A block as its readers see it, with the id of the block that it is of. */
export type ShownBlock = NewsletterBlock & { id: string }

/**
 * Looks up what the blocks of an issue show now. What is no longer on the site is left out, and so is a block of which nothing is left.
 */
export async function resolveBlocks(blocks: readonly IssueBlock[], at: Date): Promise<ShownBlock[]> {
  const idsOf = <Type extends IssueBlock['type']>(
    type: Type,
    ids: (block: Extract<IssueBlock, { type: Type }>) => number[],
  ) => blocks.flatMap((block) => (block.type === type ? ids(block as Extract<IssueBlock, { type: Type }>) : []))
  const articleIds = [...idsOf('lead', ({ article }) => [article]), ...idsOf('articles', ({ articles }) => articles)]
  const [articles, events, vacancies, open, figures, banners] = await Promise.all([
    articlesById(articleIds),
    eventsById(
      idsOf('events', (block) => block.events),
      at,
    ),
    vacanciesById(
      idsOf('vacancies', (block) => block.vacancies),
      at,
    ),
    blocks.some(({ type }) => type === 'vacancies') ? countOpenVacancies(at) : 0,
    figuresById(idsOf('figure', ({ series }) => [series])),
    loadMailBanners(idsOf('banner', ({ banner }) => [banner])),
  ])
  const found = { articles, events, vacancies, open, figures, banners }
  return blocks.flatMap((block) => resolveBlock(block, found) ?? [])
}

type Shown<Type extends NewsletterBlock['type']> = Extract<NewsletterBlock, { type: Type }>

/** What blocks show, by public id. */
interface Found {
  articles: ReadonlyMap<number, NewsletterArticle>
  events: ReadonlyMap<number, Shown<'events'>['events'][number]>
  vacancies: ReadonlyMap<number, Shown<'vacancies'>['vacancies'][number]>
  /** how many vacancies can be applied for */
  open: number
  figures: ReadonlyMap<number, NonNullable<ReturnType<typeof newestFigure>>>
  banners: ReadonlyMap<number, Omit<Shown<'banner'>, 'type'>>
}

/** @returns undefined when nothing of the block is on the site */
function resolveBlock(block: IssueBlock, found: Found): ShownBlock | undefined {
  switch (block.type) {
    case 'text':
      return block
    case 'lead': {
      const article = found.articles.get(block.article)
      return article && { id: block.id, type: 'lead', article }
    }
    case 'articles': {
      const articles = block.articles.flatMap((id) => found.articles.get(id) ?? [])
      return articles.length > 0 ? { ...block, articles } : undefined
    }
    case 'events': {
      const events = block.events.flatMap((id) => found.events.get(id) ?? [])
      return events.length > 0 ? { ...block, events } : undefined
    }
    case 'vacancies': {
      const vacancies = block.vacancies.flatMap((id) => found.vacancies.get(id) ?? [])
      return vacancies.length > 0 ? { ...block, vacancies, open: found.open } : undefined
    }
    case 'figure': {
      const figure = found.figures.get(block.series)
      return figure && { id: block.id, type: 'figure', heading: block.heading, ...figure }
    }
    case 'banner': {
      const banner = found.banners.get(block.banner)
      return banner && { id: block.id, type: 'banner', ...banner }
    }
  }
}

async function articlesById(publicIds: readonly number[]): Promise<Map<number, NewsletterArticle>> {
  if (publicIds.length === 0) return new Map()
  const rowIds: number[] = await strapi.db
    .connection('contents')
    .whereIn('public_id', [...publicIds])
    .whereNotNull('published_at')
    .pluck('id')
  return new Map((await loadCards(rowIds)).map((card) => [card.id, articleOf(card)]))
}

function articleOf(card: ArticleCard): NewsletterArticle {
  const { title, label, intro, access, edition, cover } = card
  return { title, label, intro, href: articleHref(card), access, edition, picture: cover }
}

const places = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

async function eventsById(publicIds: readonly number[], at: Date) {
  if (publicIds.length === 0) return new Map()
  const cards = await loadEventCards('upcoming', { publicId: { $in: [...publicIds] } }, publicIds.length)
  return new Map(
    await Promise.all(
      cards.map(async (card) => {
        const where = card.online ? 'Online' : card.venue?.city
        const place = [where, `${places.format(new Date(card.startsAt)).replace(':', '.')} uur`]
          .filter(Boolean)
          .join(', ')
        const { id, title, startsAt } = card
        const isOpen = takesEverybody(await registrationOf(id), at)
        const register = isOpen ? href('/aanmelden/:id', { id }) : undefined
        return [id, { title, startsAt, place, href: eventHref(card), ...(register && { register }) }] as const
      }),
    ),
  )
}

/** Whether somebody without an invitation or a subscription can register now. */
function takesEverybody(registration: EventRegistration | null, at: Date): boolean {
  if (!registration || registration.cancelledBecause !== null) return false
  const isBetween = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }) =>
    new Date(opensAt) <= at && at < new Date(closesAt)
  return registration.types.some((type) => type.access === 'everybody' && !type.isSoldOut && isBetween(type))
}

async function vacanciesById(publicIds: readonly number[], at: Date) {
  if (publicIds.length === 0) return new Map()
  const rowIds: number[] = await openVacancies(at)
    .whereIn('v.public_id', [...publicIds])
    .pluck('v.id')
  return new Map(
    (await loadVacancyCards(rowIds)).map((card) => {
      const employer = card.company?.name ?? card.employer?.name
      const facts = [employer, card.city, hours(card), salary(card)].filter(Boolean).join(', ')
      return [card.id, { title: card.title, facts, href: vacancyHref(card) }]
    }),
  )
}

async function countOpenVacancies(at: Date): Promise<number> {
  const [row] = await openVacancies(at).count('v.id as count')
  return Number(row?.count ?? 0)
}

/** The newest figures of series; one without a known value is left out. */
async function figuresById(seriesIds: readonly number[]) {
  const chosen = seriesIds.length > 0 ? (await listSeries()).filter(({ id }) => seriesIds.includes(id)) : []
  const figures = await Promise.all(
    chosen.map(async (row) => {
      const figure = newestFigure(seriesOfRow(row, await loadRecentValues(strapi.db.connection, row.documentId)))
      return figure ? ([row.id, figure] as const) : undefined
    }),
  )
  return new Map(figures.filter((figure) => figure !== undefined))
}
