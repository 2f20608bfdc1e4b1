import { type Cents, sumCents } from '@gevel/contract/money/cents'
import type { Knex } from 'knex'
import { dueInvoices } from './due-invoices'

/** What a run for a day would have now. */
export async function previewRun(knex: Knex, collectOn: string): Promise<{ collections: number; totalCents: Cents }> {
  const due = await dueInvoices(knex, collectOn)
  return { collections: due.length, totalCents: sumCents(due.map(({ openCents }) => openCents)) }
}
