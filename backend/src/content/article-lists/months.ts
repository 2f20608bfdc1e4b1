import type { Knex } from 'knex'
import { type ArticleList, rowsOf } from './article-list'

/** The number of articles of a list in one month. */
export interface Month {
  /** first day, as `2026-11-01` */
  month: string
  articles: number
}

/** The value of the month column for the totals. */
const ALL_MONTHS = 'infinity'

/** The months of a list that have articles, newest first. */
export async function listMonthCounts(list: ArticleList): Promise<Month[]> {
  const knex = strapi.db.connection
  return rowsOf('gevel_listed_counts', list)
    .where('month', '<', ALL_MONTHS)
    .groupBy('month')
    .havingRaw('sum(articles) > 0')
    .orderBy('month', 'desc')
    .select(knex.raw('month::text'), knex.raw('sum(articles)::int AS articles'))
}

/** The entries for all months together (of an edition): their sum is the number of articles in the list. */
export function totals(edition: ArticleList['edition']): Knex.QueryBuilder {
  return strapi.db.connection('gevel_listed_counts').where({ month: ALL_MONTHS, ...(edition && { edition }) })
}

/** The number of articles in these months. */
export function totalOf(months: readonly Month[]): number {
  return months.reduce((total, { articles }) => total + articles, 0)
}

/**
 * Finds the start of a page: the month of its first article, and the offset within that month. A page far down a list
 * so costs no more than the first.
 * @param offset number of articles before the page
 * @returns null when the list ends before the page
 */
export function startOfPage(months: readonly Month[], offset: number): { month: string; skip: number } | null {
  let skip = offset
  for (const { month, articles } of months) {
    if (skip < articles) return { month, skip }
    skip -= articles
  }
  return null
}
