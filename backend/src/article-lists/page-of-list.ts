import type { Knex } from 'knex'
import { type ArticleList, rowsOf } from './article-list'
import { type Month, startOfPage } from './months'

/** Row ids of the articles of a list from `offset` on, newest first. */
export async function pageOf(
  list: ArticleList,
  months: readonly Month[],
  limit: number,
  offset: number,
): Promise<number[]> {
  const start = startOfPage(months, offset)
  if (!start) return []
  return newestFirst(list)
    .whereRaw(`released_at < ?::date + interval '1 month'`, [start.month])
    .limit(limit)
    .offset(start.skip)
    .pluck('content_id')
}

/**
 * Row ids of the newest articles of a list, without the excluded ones.
 * @param exclude public ids
 */
export async function newestOf(list: ArticleList, limit: number, exclude: readonly number[]): Promise<number[]> {
  return newestFirst(list)
    .whereNotIn('public_id', [...exclude])
    .limit(limit)
    .pluck('content_id')
}

/** How many articles with these public ids are in a list. */
export async function countAmong(list: ArticleList, publicIds: readonly number[]): Promise<number> {
  const published = strapi.db
    .connection('contents')
    .whereIn('public_id', [...publicIds])
    .whereNotNull('published_at')
  const [counted] = await rowsOf('gevel_listed_articles', list)
    .whereIn('content_id', published.select('id'))
    .count({ articles: '*' })
  return Number(counted?.articles)
}

/**
 * Row ids of the articles before and after one in a list.
 * @returns `[previous, next]`, each null when there is none
 */
export async function neighboursIn(
  list: ArticleList,
  article: { releasedAt: Date; publicId: number },
): Promise<[number | null, number | null]> {
  const place = [article.releasedAt, article.publicId]
  const older = newestFirst(list).whereRaw('(released_at, public_id) < (?, ?)', place)
  const newer = rowsOf('gevel_listed_articles', list)
    .whereRaw('(released_at, public_id) > (?, ?)', place)
    .orderBy(['released_at', 'public_id'])
  const [previous, next] = await Promise.all([older.first('content_id'), newer.first('content_id')])
  return [previous?.content_id ?? null, next?.content_id ?? null]
}

function newestFirst(list: ArticleList): Knex.QueryBuilder {
  return rowsOf('gevel_listed_articles', list).orderBy([
    { column: 'released_at', order: 'desc' },
    { column: 'public_id', order: 'desc' },
  ])
}
