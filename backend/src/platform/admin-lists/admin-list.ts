import { csvText, type FileCell } from '@gevel/contract/csv'
import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { z } from 'zod'
import { countAll, listResponse, onPage } from '../http/pagination'
import { threadOf } from '../threads/thread'
import { checkedCount, countOrEstimate, type RowCount } from './count-rows'
import { type ListFilter, searchFilter } from './list-filters'

const defaultPageSize = 50
const maxPageSize = 100
/** More would exhaust the memory of a backend that several editors use at once. */
export const maxExported = 50_000
const maxSelected = 1_000
const tooMany = (most: number) => `Dit kan met hoogstens ${most} tegelijk. Kies minder regels.`

export interface ListDefinition<Row, Item> {
  /** the rows with their columns selected, not sorted */
  query(): Knex.QueryBuilder
  /** SQL of a column that no two rows share: it settles the order of equal rows, and identifies a selected one */
  id: string
  /** SQL of the columns to order by, by the name of the sort in the query; the later ones order equal rows */
  sortable: Readonly<Record<string, readonly [string, ...string[]]>>
  /** the sort without a choice: a name, with `-` for descending; it may depend on a filter of the query */
  sort: string | ((query: Readonly<Record<string, unknown>>) => string)
  /** SQL of the texts that the search field looks in; without any there is no search */
  search?: readonly string[]
  filters?: Readonly<Record<string, ListFilter>>
  /** of the files, if the list has them: the head and the value of each */
  columns?: readonly (readonly [head: string, value: (item: Item) => FileCell])[]
  /** the row as the admin's screen gets it */
  serialise(row: Row): Item
  pageSize?: number
  /**
   * a list of very many rows: what it is sorted by is never NULL, so that an index serves both directions, and very
   * many rows are estimated, not counted
   */
  isLarge?: boolean
}

/** The item of a list, as its screen gets it. */
export type ListItem<List extends { page(query: unknown): Promise<{ data: unknown[] }> }> = Awaited<
  ReturnType<List['page']>
>['data'][number]

/** A workbook of 50,000 rows takes six seconds of a processor. */
const inWorkbookThread = threadOf(() => require.resolve('./workbook-worker'), 120_000)

/**
 * A list of the admin: pages of a query that editors search, filter, sort and download. The names of the parameters are
 * those in the address of the screen: `q`, `sort`, `page`, `size`, and one for each filter.
 * @returns `page` reads a page, with its pagination; `csv` and `workbook` all that match, at most 50,000; `selectedCsv` and
 * `selectedIds` the rows that an editor chose for a file or an action. All throw a ValidationError with a Dutch sentence for an invalid query
 */
export function adminList<Row, Item>(definition: ListDefinition<Row, Item>) {
  const { id, sortable, sort, search, filters = {}, columns = [], serialise, pageSize, isLarge = false } = definition
  const sorts = Object.keys(sortable).flatMap((name) => [name, `-${name}`])
  const pages = z.object({
    page: pageParameter,
    size: pageSizeParameter(pageSize ?? defaultPageSize, maxPageSize),
    sort: z.enum(sorts).optional(),
  })
  const narrowing = narrowingSchema(filters, search)

  function matching(query: unknown): Knex.QueryBuilder {
    const rows = definition.query()
    narrow(rows, parseListQuery(narrowing, query))
    return rows
  }

  function sorted(rows: Knex.QueryBuilder, query: unknown): Knex.QueryBuilder {
    const by = parseListQuery(pages, query).sort ?? (typeof sort === 'string' ? sort : sort(Object(query)))
    const direction = by.startsWith('-') ? 'DESC' : 'ASC'
    const order = [...(sortable[by.replace(/^-/, '')] ?? []), id]
    const nulls = isLarge ? '' : ' NULLS LAST'
    return rows.clone().orderByRaw(order.map((column) => `${column} ${direction}${nulls}`).join(', '))
  }

  async function page(query: unknown) {
    const { page: number, size } = parseListQuery(pages, query)
    const all = matching(query)
    const [rows, counted]: [Row[], RowCount] = await Promise.all([
      onPage(sorted(all, query), number, size),
      isLarge ? countOrEstimate(all) : countAll(all).then((total) => ({ total, isEstimated: false })),
    ])
    const { total, isEstimated } = isLarge ? checkedCount(counted, { number, size, shown: rows.length }) : counted
    return { ...listResponse(rows.map(serialise), number, size, total), ...(isEstimated && { isEstimated }) }
  }

  async function itemsOf(query: unknown): Promise<Item[]> {
    const rows: Row[] = await sorted(matching(query), query).limit(maxExported + 1)
    return rows.map(serialise)
  }

  async function csv(query: unknown): Promise<string> {
    return listCsv(columns, await itemsOf(query))
  }

  async function workbook(query: unknown): Promise<Buffer> {
    return Buffer.from(await inWorkbookThread<Uint8Array>('workbookOf', listCells(columns, await itemsOf(query))))
  }

  async function selectedCsv(ids: string[]): Promise<string> {
    if (ids.length > maxSelected) throw new errors.ValidationError(tooMany(maxSelected))
    const rows = definition.query().whereRaw(`${id}::text = ANY(?)`, [ids])
    return listCsv(columns, (await sorted(rows, {})).map(serialise))
  }

  async function selectedIds(selection: unknown, most = maxSelected): Promise<string[]> {
    const chosen = parseListQuery(selectionSchema, selection)
    if ('ids' in chosen) return chosen.ids
    const ids: { id: unknown }[] = await matching(chosen.all)
      .clearSelect()
      .select(strapi.db.connection.raw(`${id} AS id`))
      .orderByRaw(id)
      .limit(most + 1)
    if (ids.length > most) throw new errors.ValidationError(tooMany(most))
    return ids.map((row) => String(row.id))
  }

  return { page, csv, workbook, selectedCsv, selectedIds }
}

/** The rows that an editor chose: by id, or all that match the query of the screen. */
const selectionSchema = z.union([
  z.object({ ids: z.array(z.string().min(1).max(100)).min(1).max(maxSelected) }),
  z.object({ all: z.record(z.string(), z.string()) }),
])

/** A schema of the query's search and filters; its output narrows the rows. */
export function narrowingSchema(filters: Readonly<Record<string, ListFilter>>, search: readonly string[] = []) {
  const all = { ...filters, ...(search.length > 0 && { q: searchFilter(search) }) }
  return z.object(Object.fromEntries(Object.entries(all).map(([name, filter]) => [name, filter.optional()])))
}

export function narrow(rows: Knex.QueryBuilder, filters: z.output<ReturnType<typeof narrowingSchema>>): void {
  for (const apply of Object.values(filters)) apply?.(rows)
}

/** @throws ValidationError for a query that the screen does not send */
export function parseListQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const parsed = schema.safeParse(query)
  if (!parsed.success) throw new errors.ValidationError('Dit filter bestaat niet: kies opnieuw.')
  return parsed.data
}

/** @throws ValidationError for more than a file may have, in place of leaving out the rest */
export function listCsv<Item>(columns: Columns<Item>, items: readonly Item[]): string {
  return csvText(listCells(columns, items))
}

type Columns<Item> = NonNullable<ListDefinition<never, Item>['columns']>

function listCells<Item>(columns: Columns<Item>, items: readonly Item[]): FileCell[][] {
  if (items.length > maxExported)
    throw new errors.ValidationError('Dit zijn meer dan 50.000 regels. Kies eerst een filter of een kortere periode.')
  return [columns.map(([head]) => head), ...items.map((item) => columns.map(([, value]) => value(item)))]
}
