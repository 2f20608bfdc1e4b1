import { articleHref, authorHref, eventHref, figureHref, magazineHref, partnerHref } from '@gevel/contract/hrefs'
import type { SearchHit, SearchKind } from '@gevel/contract/search'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { documentTrees } from '../../../content/document-trees/document-tree'
import type { Wanted } from '../../../content/documents/published-relations'
import { cardOfEvent, type EventCardRow, eventCard } from '../../../content/events/event-card'
import { cardOfMagazine, type MagazineCardRow, magazineCard } from '../../../content/magazines/magazine-card'
import { type ArticleCardRow, articleCard, cardOfArticle } from '../../../content/parts/article-card'
import { mentionOfPartner, type PartnerRefRow, partnerCard } from '../../../content/parts/partner-ref'
import { cardOfVacancy, type VacancyCardRow, vacancyCard } from '../../../content/vacancies/vacancy-card'
import { serialiseRows } from '../../../platform/http/serialise-rows'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'

/** A document that was found, before its words are marked. */
export interface PlainHit extends Omit<SearchHit, 'kind' | 'title' | 'fragment' | 'page'> {
  title: string
  intro: string
}

/** How the documents of a kind are read and shown. */
interface Shape<Row> {
  uid: string
  /** the fields to select and populate */
  read: Wanted
  show(row: Row): PlainHit
}

const nothing = { edition: null, label: null, companyKind: null, at: null, access: null, cover: null }

const article: Shape<ArticleCardRow> = {
  uid: 'api::content.content',
  read: cardOfArticle,
  show(row) {
    const { title, intro, edition, label, publishedAt, access, cover, ...card } = articleCard(row)
    return {
      ...nothing,
      ...{ title, intro, edition, label, access, cover },
      at: publishedAt,
      href: articleHref({ ...card, edition }),
    }
  },
}

const company: Shape<PartnerRefRow> = {
  uid: 'api::partner.partner',
  read: mentionOfPartner,
  show(row) {
    const card = partnerCard(row)
    return {
      ...nothing,
      title: card.name,
      intro: card.summary ?? '',
      label: card.city,
      companyKind: card.kind,
      href: partnerHref(card),
    }
  },
}

const event: Shape<EventCardRow & { intro: string | null }> = {
  uid: 'api::event.event',
  read: { ...cardOfEvent, select: [...cardOfEvent.select, 'intro'] },
  show(row) {
    const card = eventCard(row)
    return {
      ...nothing,
      ...{ title: card.title, intro: row.intro ?? '', edition: card.edition },
      label: card.online ? 'Online' : (card.venue?.city ?? null),
      at: card.startsAt,
      href: eventHref(card),
      cover: card.cover && { ...plain(card.cover) },
    }
  },
}

const vacancy: Shape<VacancyCardRow> = {
  uid: 'api::vacancy.vacancy',
  read: cardOfVacancy,
  show(row) {
    const card = vacancyCard(row)
    return {
      ...nothing,
      ...{ title: card.title, intro: card.intro, edition: card.edition },
      label: [card.company?.name, card.city].filter(Boolean).join(', '),
      at: card.postedAt,
      href: vacancyHref(card),
    }
  },
}

const magazine: Shape<MagazineCardRow> = {
  uid: 'api::magazine.magazine',
  read: cardOfMagazine,
  show(row) {
    const card = magazineCard(row)
    return {
      ...nothing,
      ...{ title: card.title, intro: card.intro, label: `${card.month} ${card.year}` },
      at: timestamp(row.publishedOn),
      href: magazineHref(card),
    }
  },
}

interface PageRefRow {
  id: number
  title: string
  link: string
  intro: string | null
  edition: SearchHit['edition']
}

const page: Shape<PageRefRow> = {
  uid: 'api::page.page',
  read: { select: ['title', 'link', 'intro', 'edition'] },
  show: ({ title, link, intro, edition }) => ({ ...nothing, title, intro: intro ?? '', edition, href: link }),
}

interface FigureRefRow {
  id: number
  title: string
  slug: string
  intro: string | null
  importedAt: string | null
}

const figures: Shape<FigureRefRow> = {
  uid: 'api::figure-series.figure-series',
  read: { select: ['title', 'slug', 'intro', 'importedAt'] },
  show: ({ title, slug, intro, importedAt }) => ({
    ...nothing,
    ...{ title, intro: intro ?? '', at: timestampOrNull(importedAt), href: figureHref({ slug }) },
  }),
}

interface AuthorRefRow {
  id: number
  name: string
  slug: string
  role: string | null
  bio: string | null
}

const author: Shape<AuthorRefRow> = {
  uid: 'api::author.author',
  read: { select: ['name', 'slug', 'role', 'bio'] },
  show: ({ name, slug, role, bio }) => ({
    ...nothing,
    ...{ title: name, intro: bio ?? '', label: role || null, href: authorHref({ slug }) },
  }),
}

const plain = ({ url, width, height, focal }: NonNullable<SearchHit['cover']>) => ({ url, width, height, focal })

type Load = (rowIds: readonly number[]) => Promise<Map<number, PlainHit>>

/** The documents of each kind by row id, without those that cannot be shown. */
export const loadHitRows: Readonly<Record<SearchKind, Load>> = {
  article: loader('article', article),
  company: loader('company', company),
  event: loader('event', event),
  vacancy: loader('vacancy', vacancy),
  magazine: loader('magazine', magazine),
  page: loader('page', page),
  figures: loader('figures', figures),
  author: loader('author', author),
}

function loader<Row extends { id?: number; publicId?: number }>(
  kind: SearchKind,
  { uid, read, show }: Shape<Row>,
): Load {
  const load = documentTrees<Row & { id: number }>({ uid, ...read })
  return async (rowIds) => new Map(serialiseRows(kind, await load(rowIds), (row) => [row.id, show(row)] as const))
}
