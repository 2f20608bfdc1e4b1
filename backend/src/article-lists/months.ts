import type { Knex } from 'knex'
import { type ArticleList, rowsOf } from './article-list'

/** How many articles of a list appeared in a month. */
export interface Month {
  /** first day, as `2026-11-01` */
  month: string
  articles: number
}

/** What stands in the counts for all months together. */
const ALL_MONTHS = 'infinity'

/** The months of a list that have articles, newest first. */
export async function monthsOf(list: ArticleList): Promise<Month[]> {
  const knex = strapi.db.connection
  return rowsOf('gevel_listed_counts', list)
    .where('month', '<', ALL_MONTHS)
    .groupBy('month')
    .havingRaw('sum(articles) > 0')
    .orderBy('month', 'desc')
    .select(knex.raw('month::text'), knex.raw('sum(articles)::int AS articles'))
}

/** The entries for all months together (of an edition): a list has as many articles as its entries add up to. */
export function totals(edition: ArticleList['edition']): Knex.QueryBuilder {
  return strapi.db.connection('gevel_listed_counts').where({ month: ALL_MONTHS, ...(edition && { edition }) })
}

/** How many articles there are in months. */
export function totalOf(months: readonly Month[]): number {
  return months.reduce((total, { articles }) => total + articles, 0)
}

/**
 * Where a page begins: the month its first article is of, and how many newer ones of that month stand before it. A page far
 * down a list so costs no more than the first.
 * @param offset how many articles come before the page
 * @returns null when the list ends before
 */
export function startOfPage(months: readonly Month[], offset: number): { month: string; skip: number } | null {
  let skip = offset
  for (const { month, articles } of months) {
    if (skip < articles) return { month, skip }
    skip -= articles
  }
  return null
}
