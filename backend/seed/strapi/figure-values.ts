import type { FigureSource } from '../content/figure-data'
import { figureDocumentId } from '../documents/figures'
import type { Transaction } from '../rows/insert-rows'

/**
 * Inserts the values of the market figures.
 * @returns how many there are
 */
export async function insertFigureValues(trx: Transaction, series: readonly FigureSource[]): Promise<number> {
  const rows = series.flatMap((one) => one.values.map((value) => ({ ...value, series: figureDocumentId(one) })))
  await trx.batchInsert('gevel_figure_values', rows, 1000)
  return rows.length
}
