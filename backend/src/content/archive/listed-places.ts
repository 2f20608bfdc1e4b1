import type { SitemapPlace } from '@gevel/contract/archive'
import { type Edition, editionSchema } from '@gevel/contract/editions'
import { eventSeriesSchema } from '@gevel/contract/events'
import { authorHref, tagHref } from '@gevel/contract/hrefs'
import { totals } from '../article-lists/months'

/** The pages of tags, in each edition in which they have articles. */
export async function tagPlaces(): Promise<SitemapPlace[]> {
  const editions = await Promise.all(editionSchema.options.map(listTagPlaces))
  return editions.flat()
}

async function listTagPlaces(edition: Edition): Promise<SitemapPlace[]> {
  const tags: { name: string }[] = await ownersWithArticles('tags', 'tag', edition).orderBy('t.name').select('t.name')
  return tags.map(({ name }) => ({ path: tagHref(name, edition), changedAt: null }))
}

/** The pages of authors who have articles. */
export async function authorPlaces(): Promise<SitemapPlace[]> {
  const authors: { slug: string }[] = await ownersWithArticles('authors', 'author').orderBy('t.slug').select('t.slug')
  return authors.map((author) => ({ path: authorHref(author), changedAt: null }))
}

/** The landing pages of the event series that have an event. */
export async function seriesPlaces(): Promise<SitemapPlace[]> {
  const events: { series: string }[] = await strapi.db
    .query('api::event.event')
    .findMany({ where: { series: { $notNull: true }, publishedAt: { $notNull: true } }, select: ['series'] })
  const held = new Set(events.map(({ series }) => series))
  return eventSeriesSchema.options
    .filter((series) => held.has(series))
    .map((series) => ({ path: `/${series}`, changedAt: null }))
}

function ownersWithArticles(table: 'tags' | 'authors', kind: 'tag' | 'author', edition?: Edition) {
  const counts = totals(edition).where({ kind }).groupBy('owner_id').havingRaw('sum(articles) > 0').select('owner_id')
  return strapi.db.connection(`${table} as t`).whereIn('t.id', counts)
}
