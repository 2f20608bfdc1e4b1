import type { OwnInvoice } from '@gevel/contract/own-subscriptions'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'

const types = ['application/pdf', 'application/xml'] as const

/** The invoices and credit notes of a customer, newest first, with their files. */
export async function listInvoices(knex: Knex, customerId: number): Promise<OwnInvoice[]> {
  const invoices = await tablesOf(knex)
    .selectFrom('gevel_invoices as i')
    .select(['i.id', 'i.number', 'i.kind', 'i.issued_on as issuedOn', 'i.due_on as dueOn'])
    .select(['i.total_cents as totalCents', 'i.open_cents as openCents', 'i.payment'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gevel_collections as c')
          .select('c.id')
          .whereRef('c.invoice_id', '=', 'i.id')
          .where('c.state', '=', 'pending'),
      ).as('isBeingCollected'),
    )
    .where('i.customer_id', '=', customerId)
    .orderBy('i.id', 'desc')
    .execute()
  const documents = await tablesOf(knex)
    .selectFrom('gevel_customer_documents')
    .select(['id', 'type', 'subject_id as invoiceId'])
    .where('customer_id', '=', customerId)
    .where('subject', '=', 'invoice')
    .orderBy('type')
    .execute()
  return invoices.map(({ id, isBeingCollected, ...invoice }) => ({
    ...invoice,
    isBeingCollected: Boolean(isBeingCollected),
    documents: documents
      .filter(({ invoiceId }) => invoiceId === id)
      .flatMap(({ id: documentId, type }) => {
        const known = types.find((one) => one === type)
        return known ? [{ id: documentId, type: known }] : []
      }),
  }))
}
