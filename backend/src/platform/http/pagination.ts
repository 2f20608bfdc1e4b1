import type { Pagination } from '@gevel/contract/envelope'
import type { Knex } from 'knex'

/** Strapi's pagination data of a page of a list. */
function pagination(page: number, pageSize: number, total: number): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
}

/** A list response in Strapi's envelope. */
export function listResponse<T>(data: T[], page: number, pageSize: number, total: number) {
  return { data, meta: { pagination: pagination(page, pageSize, total) } }
}

/** Limits a query to the rows of a page, from 1. */
export function onPage(query: Knex.QueryBuilder, page: number, pageSize: number): Knex.QueryBuilder {
  return query
    .clone()
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

/** The number of rows of a query on all its pages. */
export async function countAll(query: Knex.QueryBuilder): Promise<number> {
  const [counted] = await query.clone().clearSelect().clearOrder().count({ total: '*' })
  return Number(counted?.total)
}
