import type { Edition } from './editions.ts'
import type { FeedFormat, FeedList } from './feeds.ts'
import type { PagePath } from './paths.ts'
import type { PartnerKind } from './references.ts'

type Value = string | number
type ParamOf<Part> = Part extends `:${infer Name}?`
  ? { [K in Name]?: Value }
  : Part extends `:${infer Name}`
    ? { [K in Name]: Value }
    : unknown
/** The parameters of a path: `{ id: Value; slug?: Value }`. */
type ParamsIn<Path> = Path extends `${infer Part}/${infer Rest}` ? ParamOf<Part> & ParamsIn<Rest> : ParamOf<Path>

/** A path without parameters. */
export type FixedPath = Exclude<PagePath, `${string}:${string}`>

/**
 * A URL path of the site, by its pattern in the table: `href('/news/:id/:slug?', { id: 3, slug: 'kraan' })` is
 * `/news/3/kraan`. Values are encoded. An unknown pattern is a compile error, so the browser needs this function
 * without the table.
 */
export function href<Path extends PagePath>(
  path: Path,
  ...[params]: Path extends FixedPath ? [] : [params: ParamsIn<Path>]
): string {
  if (!params) return path
  const values: Record<string, Value | undefined> = params
  return path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}

/**
 * Whether a path belongs to a page, or starts with the fixed part of its pattern: `/item` and `/item/3/kraan` for
 * `/item/:id/:slug?`.
 */
export function isWithin(path: string, page: PagePath): boolean {
  const [fixed] = page.split('/:')
  return `${path}/`.startsWith(`${fixed}/`)
}

/** The pages that each edition has of its own (requirements §1). */
const editionPaths = {
  general: { home: '/', news: '/nieuws', tag: '/news/tag', article: '/news/:id/:slug?' },
  pro: { home: '/pro', news: '/pro/nieuws', tag: '/item/tag', article: '/item/:id/:slug?' },
} as const satisfies Record<Edition, Record<string, PagePath>>

export interface Numbered {
  id: number
  slug: string
}

export function homeHref(edition: Edition): string {
  return editionPaths[edition].home
}

/** The page of all news of an edition; `page` from 1. */
export function newsHref(edition: Edition, page = 1): string {
  return `${editionPaths[edition].news}${page > 1 ? `?p=${page}` : ''}`
}

export function articleHref(article: Numbered & { edition: Edition }): string {
  return href(editionPaths[article.edition].article, article)
}

/** The page of an author, with articles of both editions; `page` from 1. */
export function authorHref({ slug }: { slug: string }, page = 1): string {
  return `${href('/auteurs/:slug', { slug })}${page > 1 ? `?p=${page}` : ''}`
}

/** The page of all tags in an edition. */
export function tagIndexHref(edition: Edition): string {
  return editionPaths[edition].tag
}

/** The tag's articles in an edition; `page` from 1. */
export function tagHref(name: string, edition: Edition, page = 1): string {
  return `${tagIndexHref(edition)}?t=${encodeURIComponent(name)}${page > 1 ? `&p=${page}` : ''}`
}

/** The pages of companies by kind (requirements §2): the list, and the page of each below it. */
const partnerPaths = {
  partner: '/partners',
  organisation: '/organisaties',
  'building-market': '/winkelketens/bouwmarkten',
  'paint-home': '/winkelketens/verfwinkels-woonwinkels',
} as const satisfies Record<PartnerKind, FixedPath>

export function partnerHref({ kind, link }: { kind: PartnerKind; link: string }): string {
  return href(`${partnerPaths[kind]}/:link`, { link })
}

/** The page that lists the companies of a kind. */
export function partnerIndexHref(kind: PartnerKind): string {
  return partnerPaths[kind]
}

export function eventHref(event: Numbered): string {
  return href('/agenda/:id/:slug?', event)
}

export function magazineHref(magazine: Numbered): string {
  return href('/magazine/:id/:slug?', magazine)
}

/** The archive, of a year, or of a month of it (from 1); `page` from 1. */
export function archiveHref(edition: Edition, year?: number, month?: number, page = 1): string {
  const path = year === undefined ? '/sitemap' : yearHref(year, month)
  const query = [edition === 'pro' ? 'pro' : '', page > 1 ? `p=${page}` : ''].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}

function yearHref(year: number, month: number | undefined): string {
  if (month === undefined) return href('/sitemap/:year', { year })
  return href('/sitemap/:year/:month', { year, month: String(month).padStart(2, '0') })
}

/** The page of a series of market figures. */
export function figureHref({ slug }: { slug: string }): string {
  return href('/marktcijfers/:slug', { slug })
}

/** A feed of the news of an edition, or of a tag in it. */
export function newsFeedHref(edition: Edition, format: FeedFormat, tag?: string): string {
  const path = feedHref(edition === 'pro' ? 'pro' : 'nieuws', format)
  return tag === undefined ? path : `${path}?t=${encodeURIComponent(tag)}`
}

export function feedHref(list: FeedList, format: FeedFormat): string {
  return href('/feeds/:list/:format', { list, format })
}
