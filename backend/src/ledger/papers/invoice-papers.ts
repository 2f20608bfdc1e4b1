import { z } from 'zod'
import type { Transaction } from '../../platform/database/transaction'
import { defineDocument } from '../../platform/documents/document-kind'
import { loadSender } from '../../platform/mail/sender'
import { requestDocument } from '../documents/request-document'
import { invoicePdf } from './invoice-pdf'
import { loadInvoice } from './invoice-record'

const invoiceProps = z.object({ invoiceId: z.int().positive(), brand: z.string() })

export const invoicePdfDocument = defineDocument({
  name: 'invoice-pdf',
  subject: 'invoice',
  type: 'application/pdf',
  props: invoiceProps,
  make: async ({ invoiceId, brand }, trx) => invoicePdf(await loadInvoice(trx, invoiceId), brand),
})

/**
 * Requests the papers of an invoice or credit note that was just issued, in its transaction: a PDF, and UBL for a company.
 * They are made after the commit, from the invoice's own copies.
 * @returns the ids of the documents, to attach to a mail
 */
export async function invoicePapers(trx: Transaction, invoiceId: number): Promise<number[]> {
  const { number, kind, customer_id } = await trx('gevel_invoices')
    .where({ id: invoiceId })
    .first('number', 'kind', 'customer_id')
  const { brand } = await loadSender()
  const of = { customerId: customer_id, subjectId: invoiceId, props: { invoiceId, brand } }
  const name = `${kind === 'credit' ? 'Creditfactuur' : 'Factuur'} ${number}`
  return [await requestDocument(trx, invoicePdfDocument, { ...of, name: `${name}.pdf` })]
}
