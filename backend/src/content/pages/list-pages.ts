import type { z } from 'zod'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { loadFigureValues } from '../blocks/figure-values'
import type { pagesQuery } from './page-query'
import { type PageRow, populateOf } from './page-row'
import { pageOf } from './show-page'

/** `GET /public/pages`: published pages with Strapi's own list semantics. */
export async function listPages({ filters, sort, fields, populate, pagination }: z.infer<typeof pagesQuery>) {
  const byPage = 'page' in pagination
  const limit = byPage ? pagination.pageSize : pagination.limit
  const offset = byPage ? (pagination.page - 1) * limit : pagination.start
  const pages = strapi.db.query('api::page.page')
  const where = { $and: [{ publishedAt: { $notNull: true } }, filters ?? {}] }
  const counts = pagination.withCount === 'true' || pagination.withCount === '1'
  const [rows, total]: [PageRow[], number | undefined] = await Promise.all([
    pages.findMany({ where, orderBy: sort ?? { publicId: 'asc' }, limit, offset, populate: populateOf(populate) }),
    counts ? pages.count({ where }) : undefined,
  ])
  const counted = total === undefined ? {} : { total, ...(byPage && { pageCount: Math.ceil(total / limit) }) }
  const place = byPage ? { page: pagination.page, pageSize: limit } : { start: offset, limit }
  for (const row of rows) await loadFigureValues(row.blocks ?? null)
  return {
    data: serialiseRows('page', rows, (row) => pick(row, fields, populate)),
    meta: { pagination: { ...place, ...counted } },
  }
}

function pick(row: PageRow, fields: readonly string[] | undefined, populate: readonly string[]) {
  const page = pageOf(row)
  if (!fields?.length) return page
  const chosen = new Set(['id', ...fields, ...populate])
  return Object.fromEntries(Object.entries(page).filter(([name]) => chosen.has(name)))
}
