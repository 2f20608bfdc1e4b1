import type { Transaction } from './transaction'

/**
 * Takes the next number of a series, from 1, without gaps: the series is locked until the transaction ends, and a rollback gives
 * the number back. Take it last, since others wait for it.
 * @param series such as `ticket 2026`
 */
export async function takeNumber(trx: Transaction, series: string): Promise<number> {
  const [row] = await trx('gevel_counters')
    .insert({ name: series, value: 1 })
    .onConflict('name')
    .merge({ value: trx.raw('gevel_counters.value + 1') })
    .returning<{ value: number }[]>('value')
  if (!row) throw new Error(`The series ${series} gave no number`)
  return row.value
}
