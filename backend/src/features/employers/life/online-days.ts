import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { Transaction } from '../../../platform/database/transaction'

/** The last second of a Dutch day. */
async function endOfDutchDay(trx: Transaction, day: string): Promise<Date> {
  const { rows } = await trx.raw<{ rows: { end: Date }[] }>(
    `SELECT (?::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' - interval '1 second' AS "end"`,
    [day],
  )
  const [row] = rows
  if (!row) throw new Error(`There is no day ${day}`)
  return row.end
}

/** The moment at which a vacancy goes offline that is online for so many days from a moment on: the end of its last day. */
export function onlineUntil(trx: Transaction, from: Date, days: number): Promise<Date> {
  return endOfDutchDay(trx, addDays(dutchDay(from), days))
}
