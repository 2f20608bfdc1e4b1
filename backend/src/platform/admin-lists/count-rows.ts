import type { Knex } from 'knex'

const mostCounted = 1_000
/** The planner errs: what it expects to be few is counted, up to the number above. */
const fewExpected = 2_000

/** As many rows as a list has. */
export interface RowCount {
  total: number
  /** more than were counted: about so many */
  isEstimated: boolean
}

/**
 * Counts the rows of a query when they are few. Of many it returns how many the planner of the database expects, since counting
 * reads all of them.
 */
export async function countOrEstimate(query: Knex.QueryBuilder): Promise<RowCount> {
  const knex = strapi.db.connection
  const rows = query.clone().clearSelect().clearOrder().select(knex.raw('1 AS counted'))
  const { sql, bindings } = rows.toSQL()
  const plans: { rows: { 'QUERY PLAN': unknown }[] } = await knex.raw(`EXPLAIN (FORMAT JSON) ${sql}`, [...bindings])
  const expected = expectedRows(plans.rows[0]?.['QUERY PLAN'])
  if (expected > fewExpected) return { total: expected, isEstimated: true }
  const most = rows.limit(mostCounted + 1)
  const [counted]: { count: string }[] = await knex.from(most.as('counted')).count({ count: '*' })
  const total = Number(counted?.count)
  return total > mostCounted ? { total: Math.max(total, expected), isEstimated: true } : { total, isEstimated: false }
}

/**
 * Corrects an estimate by the rows of a page: the last one shows where the list ends, and a full one that it goes on, perhaps.
 * @param page its number from 1, its size and how many rows it has
 */
export function checkedCount(
  counted: RowCount,
  { number, size, shown }: { number: number; size: number; shown: number },
): RowCount {
  if (!counted.isEstimated) return counted
  const before = (number - 1) * size
  if (shown > 0 && shown < size) return { total: before + shown, isEstimated: false }
  return { total: Math.max(counted.total, before + shown + (shown === size ? 1 : 0)), isEstimated: true }
}

/** @param explained of PostgreSQL: a list with a plan, parsed or as its text */
function expectedRows(explained: unknown): number {
  const [first] = typeof explained === 'string' ? JSON.parse(explained) : Object(explained)
  return Number(first.Plan['Plan Rows'])
}
