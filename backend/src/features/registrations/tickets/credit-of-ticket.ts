import { cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import type { LoadedTicket } from '../stored/load-ticket'

/** What is credited for a ticket when it is cancelled, with VAT; 0 for a free one. */
export async function creditOfTicket(knex: Knex, { invoiceId, unitCents, vatRate }: LoadedTicket) {
  if (invoiceId === null || unitCents === 0) return cents(0)
  const { prices } = await tablesOf(knex)
    .selectFrom('gevel_invoices')
    .select('prices')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return totalsOf([{ quantity: 1, unitCents: cents(unitCents), vatRate, vatCategory: 'S' }], prices).totalCents
}
