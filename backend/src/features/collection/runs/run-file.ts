import { dutchDay } from '@gevel/contract/dutch-day'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../../subscriptions/charge'
import { writePain008 } from '../pain008/write-pain008'
import { type DueInvoice, endToEndId } from './due-invoices'

interface Run {
  id: number
  number: string
  collectOn: string
  due: readonly DueInvoice[]
}

/**
 * Writes and stores the file of a run, whose totals are those of its invoices.
 * @throws Error for what a bank would reject: then there is no run
 */
export async function storeRunFile(trx: Transaction, { id, number, collectOn, due }: Run, { settings, at }: Cause) {
  const debtors = await loadDebtors(trx, due)
  const content = writePain008({
    ...{ messageId: number, createdAt: at, creditor: { name: settings.name, id: settings.creditorId ?? '' } },
    collections: due.map((invoice) => {
      const debtor = debtors.get(invoice.customerId)
      if (!debtor) throw new Error(`Invoice ${invoice.number} has no customer`)
      const { number: customerNumber, street, postcode, city, country } = debtor
      return {
        ...{ endToEndId: endToEndId(invoice), cents: invoice.openCents, collectOn, creditorIban: settings.iban },
        mandate: { reference: invoice.reference, signedOn: dutchDay(invoice.signedAt) },
        debtor: {
          ...{ name: invoice.holder, number: customerNumber, iban: invoice.iban },
          address: { street, postcode, city, country },
        },
        text: `Factuur ${invoice.number} klant ${customerNumber}`,
      }
    }),
  })
  const { id: fileId } = await tablesOf(trx)
    .insertInto('gevel_customer_documents')
    .values({
      ...{ customer_id: null, subject: 'collection-run', subject_id: id, kind: 'pain008', name: `${number}.xml` },
      ...{ type: 'application/xml', bytes: content.byteLength, content, stored_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tablesOf(trx).updateTable('gevel_collection_runs').set({ file_id: fileId }).where('id', '=', id).execute()
}

async function loadDebtors(trx: Transaction, due: readonly DueInvoice[]) {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_customers')
    .select(['id', 'number', 'street', 'postcode', 'city', 'country'])
    .where('id', 'in', [...new Set(due.map(({ customerId }) => customerId))])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
