import { type ArchiveDay, type ArchiveEntry, archiveMonthSchema, largestArchivePage } from '@gevel/contract/archive'
import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import type { Knex } from 'knex'
import { z } from 'zod'
import { type ArticleList, rowsOf } from '../article-lists/article-list'
import { listResponse, onPage } from '../http/pagination'
import { editionParameter } from '../http/parameters'
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
  const rows = ofMonth({ kind: 'all', ownerId: 0, edition }, `${parsed.data}-01`)
  const newestFirst = rows.clone().orderBy([
    { column: 'released_at', order: 'desc' },
    { column: 'public_id', order: 'desc' },
  ])
  const [ids, days] = await Promise.all([onPage(newestFirst, page, pageSize).pluck('content_id'), daysOf(rows)])
  const total = days.reduce((sum, { articles }) => sum + articles, 0)
  const { data, meta } = listResponse<ArchiveEntry>(await loadEntries(ids), page, pageSize, total)
  return { data, meta: { ...meta, days } }
}

function ofMonth(list: ArticleList, firstDay: string): Knex.QueryBuilder {
  return rowsOf('gevel_listed_articles', list)
    .whereRaw('released_at >= ?::date', [firstDay])
    .whereRaw(`released_at < ?::date + interval '1 month'`, [firstDay])
}

/** The days of these articles, newest first: read from the index of the list alone. */
function daysOf(rows: Knex.QueryBuilder): Promise<ArchiveDay[]> {
  const { connection } = strapi.db
  const day = `to_char(released_at AT TIME ZONE 'UTC' AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')`
  return rows
    .clone()
    .select(connection.raw(`${day} AS day`), connection.raw('count(*)::int AS articles'))
    .groupBy('day')
    .orderBy('day', 'desc')
}
