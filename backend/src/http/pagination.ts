import type { Pagination } from '@gevel/contract/envelope'
import type { Knex } from 'knex'

/** Where a page of a list stands, as Strapi says it. */
function pagination(page: number, pageSize: number, total: number): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
}

/** A list answer in Strapi's envelope. */
export function listAnswer<T>(data: T[], page: number, pageSize: number, total: number) {
  return { data, meta: { pagination: pagination(page, pageSize, total) } }
}

/** The part of a query's rows that stands on a page, from 1. */
export function onPage(query: Knex.QueryBuilder, page: number, pageSize: number): Knex.QueryBuilder {
  return query
    .clone()
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

/** How many rows a query finds on all its pages together. */
export async function countAll(query: Knex.QueryBuilder): Promise<number> {
  const [counted] = await query.clone().clearSelect().clearOrder().count({ total: '*' })
  return Number(counted?.total)
}
