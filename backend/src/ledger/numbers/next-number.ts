import { takeNumber } from '../../platform/database/take-number'
import type { Transaction } from '../../platform/database/transaction'

/** B for orders (bestellingen), F for invoices, C for credit notes, H for statements of withdrawal (herroepingen). */
type Series = 'B' | 'F' | 'C' | 'H'

/**
 * Draws the next number of a series in the caller's transaction: `F2026-000123`. The series is locked until the transaction ends, and
 * a rollback gives the number back, so that there is no gap and none is used twice (Wet OB 1968 art. 35a lid 1 b).
 * @param day Dutch day whose year the number has
 */
export async function nextNumber(trx: Transaction, series: Series, day: string): Promise<string> {
  const year = day.slice(0, 4)
  return formatNumber(series, year, await takeNumber(trx, `${series} ${year}`))
}

/** The number before one in its series; undefined for the first. */
export function previousNumber(number: string): string | undefined {
  const [, series = '', year = '', count = ''] = /^([A-Z])(\d+)-(\d+)$/.exec(number) ?? []
  return Number(count) > 1 ? formatNumber(series, year, Number(count) - 1) : undefined
}

function formatNumber(series: string, year: string, count: number): string {
  return `${series}${year}-${String(count).padStart(6, '0')}`
}
