import { type ArchiveDay, type ArchiveEntry, archiveMonthSchema, largestArchivePage } from '@gevel/contract/archive'
import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import type { Knex } from 'knex'
import { z } from 'zod'
import { listResponse, onPage } from '../../platform/http/pagination'
import { editionParameter } from '../../platform/http/parameters'
import { type ArticleList, rowsOf } from '../article-lists/article-list'
import { loadEntries } from './load-entries'

export const monthQuery = z.object({
  edition: editionParameter,
  page: pageParameter,
  pageSize: pageSizeParameter(200, largestArchivePage),
})

/**
 * `GET /public/archive/{month}`: the articles of a month (of an edition), newest first, in pages, with the number of
 * articles of each of its days.
 * @param month `2026-11`; null is returned for anything else
 */
export async function listMonth(month: string | undefined, { edition, page, pageSize }: z.infer<typeof monthQuery>) {
  const parsed = archiveMonthSchema.shape.month.safeParse(month)
  if (!parsed.success) return null
  const list = { kind: 'all', ownerId: 0, edition } as const
  const firstDay = `${parsed.data}-01`
  const newestFirst = ofMonth(list, firstDay).orderBy([
    { column: 'released_at', order: 'desc' },
    { column: 'public_id', order: 'desc' },
  ])
  const [ids, days] = await Promise.all([
    onPage(newestFirst, page, pageSize).pluck('content_id'),
    listDays(list, firstDay),
  ])
  const total = days.reduce((sum, { articles }) => sum + articles, 0)
  const { data, meta } = listResponse<ArchiveEntry>(await loadEntries(ids), page, pageSize, total)
  return { data, meta: { ...meta, days } }
}

function ofMonth(list: ArticleList, firstDay: string): Knex.QueryBuilder {
  return rowsOf('gevel_listed_articles', list)
    .whereRaw('released_at >= ?::date', [firstDay])
    .whereRaw(`released_at < ?::date + interval '1 month'`, [firstDay])
}

/**
 * The days of a month with articles, newest first. The index of the list counts each day by its bounds: the day of every
 * single article would take ten times as long.
 */
async function listDays(list: ArticleList, firstDay: string): Promise<ArchiveDay[]> {
  const { connection } = strapi.db
  const utc = (moment: string) => `(${moment})::timestamp AT TIME ZONE 'Europe/Amsterdam' AT TIME ZONE 'UTC'`
  // the month is one in UTC, whose last hours are the next day in the Netherlands
  const ofDay = ofMonth(list, firstDay)
    .whereRaw(`released_at >= ${utc('day')} AND released_at < ${utc("day + interval '1 day'")}`)
    .count({ articles: '*' })
  const { rows } = await connection.raw<{ rows: ArchiveDay[] }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, articles::int AS articles
     FROM generate_series(?::date, ?::date + interval '1 month', interval '1 day') day
       CROSS JOIN LATERAL (?) counted
     WHERE articles > 0 ORDER BY day DESC`,
    [firstDay, firstDay, ofDay],
  )
  return rows
}
