import { type QueryCreator, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/** B for orders (bestellingen), F for invoices, C for credit notes, H for statements of withdrawal (herroepingen). */
type Series = 'B' | 'F' | 'C' | 'H'

/**
 * The part of a statement that draws the next number of a series. It returns the `number`, `F2026-000123`, and its `day`: the given one, or
 * that of the number before when it is later. The series is locked until the transaction ends, and a rollback gives the number back, so
 * that there is no gap and none is used twice (Wet OB 1968 art. 35a lid 1 b). Drawn by the statement that stores what has the number,
 * others wait for it as short as they can.
 * @param day Dutch day whose year the number has
 */
export function nextNumber(series: Series, day: string) {
  const year = day.slice(0, 4)
  const count = sql`lpad(gevel_counters.value::text, greatest(6, length(gevel_counters.value::text)), '0')`
  return (tables: QueryCreator<Tables>) =>
    tables
      .insertInto('gevel_counters')
      .values({ name: `${series} ${year}`, value: 1, day })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          value: sql<number>`gevel_counters.value + 1`,
          day: sql<string>`greatest(gevel_counters.day, excluded.day)`,
        }),
      )
      .returning([sql<string>`${`${series}${year}-`}::text || ${count}`.as('number'), 'day'])
}

/** Draws the next number of a series in the caller's transaction: take it late. */
export async function drawNumber(trx: Transaction, series: Series, day: string): Promise<string> {
  const { number } = await nextNumber(series, day)(tablesOf(trx)).executeTakeFirstOrThrow()
  return number
}
