import { partySchema } from '@gevel/contract/ledger'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { defineDocument } from '../../platform/documents/document-kind'
import { loadSender } from '../../platform/mail/sender'
import { requestDocument } from '../documents/request-document'
import { electronicAddressOf } from './electronic-address'
import { invoiceUbl } from './invoice-ubl'
import { loadInvoice } from './load-invoice'
import { inPaperThread } from './paper-thread'

const invoiceProps = z.object({ invoiceId: z.int().positive(), brand: z.string() })

export const invoicePdfDocument = defineDocument({
  name: 'invoice-pdf',
  subject: 'invoice',
  type: 'application/pdf',
  props: invoiceProps,
  make: async ({ invoiceId, brand }) => inPaperThread('invoice', { record: await loadInvoice(invoiceId), brand }),
})

export const invoiceUblDocument = defineDocument({
  name: 'invoice-ubl',
  subject: 'invoice',
  type: 'application/xml',
  props: z.object({ invoiceId: z.int().positive() }),
  make: async ({ invoiceId }) => invoiceUbl(await loadInvoice(invoiceId)),
})

/**
 * Requests the papers of an invoice or credit note that was just issued, in its transaction: a PDF, and UBL for a company.
 * They are made after the commit, from the invoice's own copies.
 * @returns the ids of the documents, to attach to a mail
 */
export async function invoicePapers(trx: Transaction, invoiceId: number): Promise<number[]> {
  const { number, kind, customerId, customerKind, buyer } = await tablesOf(trx)
    .selectFrom('gevel_invoices as i')
    .innerJoin('gevel_customers as c', 'c.id', 'i.customer_id')
    .select(['i.number', 'i.kind', 'i.customer_id as customerId', 'i.buyer', 'c.kind as customerKind'])
    .where('i.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const { brand } = await loadSender()
  const of = { customerId, subjectId: invoiceId }
  const name = `${kind === 'credit' ? 'Creditfactuur' : 'Factuur'} ${number}`
  const pdf = await requestDocument(trx, invoicePdfDocument, {
    ...{ ...of, name: `${name}.pdf`, props: { invoiceId, brand } },
  })
  if (customerKind === 'person' || !electronicAddressOf(partySchema.parse(JSON.parse(buyer)))) return [pdf]
  return [pdf, await requestDocument(trx, invoiceUblDocument, { ...of, name: `${name}.xml`, props: { invoiceId } })]
}
