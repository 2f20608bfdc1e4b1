import type { Edition } from '@gevel/contract/editions'
import type { ArticleForm } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { prepared, run } from '../../platform/database/prepared-statement'
import { type ArticleList, rowsOf } from './article-list'
import { type Month, startOfPage } from './months'

/** Row ids of the articles of a list from `offset` on, newest first. */
export async function loadPageOfList(
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
export async function listNewest(list: ArticleList, limit: number, exclude: readonly number[]): Promise<number[]> {
  return newestFirst(list)
    .whereNotIn('public_id', [...exclude])
    .limit(limit)
    .pluck('content_id')
}

/** How many articles of a list are read to find those of some forms, so that a rare form costs no more than a common one. */
const READ_FOR_FORMS = 1000

/**
 * Row ids of the newest articles in a list that have one of these forms, minus the excluded ids.
 * @param exclude public ids
 */
export async function listNewestOfForms(
  list: ArticleList,
  forms: readonly ArticleForm[],
  limit: number,
  exclude: readonly number[],
): Promise<number[]> {
  const newest = newestFirst(list).limit(READ_FOR_FORMS).select('content_id', 'public_id', 'released_at').as('newest')
  return strapi.db
    .connection(newest)
    .join('contents', 'contents.id', 'newest.content_id')
    .whereIn('contents.form', [...forms])
    .whereNotIn('newest.public_id', [...exclude])
    .orderBy([
      { column: 'newest.released_at', order: 'desc' },
      { column: 'newest.public_id', order: 'desc' },
    ])
    .limit(limit)
    .pluck('newest.content_id')
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

const neighbours = prepared(`
  SELECT
    (SELECT content_id FROM gevel_listed_articles
     WHERE kind = 'all' AND owner_id = 0 AND edition = :edition AND (released_at, public_id) < (:releasedAt, :publicId)
     ORDER BY released_at DESC, public_id DESC LIMIT 1) AS previous,
    (SELECT content_id FROM gevel_listed_articles
     WHERE kind = 'all' AND owner_id = 0 AND edition = :edition AND (released_at, public_id) > (:releasedAt, :publicId)
     ORDER BY released_at, public_id LIMIT 1) AS next`)

interface Neighbours {
  previous: number | null
  next: number | null
}

/** Row ids of the articles before and after one among all of its edition. */
export async function findNeighbours(article: {
  edition: Edition
  releasedAt: Date
  publicId: number
}): Promise<Neighbours> {
  const [found] = await run<Neighbours>(neighbours, article)
  return found ?? { previous: null, next: null }
}

function newestFirst(list: ArticleList): Knex.QueryBuilder {
  return rowsOf('gevel_listed_articles', list).orderBy([
    { column: 'released_at', order: 'desc' },
    { column: 'public_id', order: 'desc' },
  ])
}
