import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { announcementMail } from '../collection-mails'
import type { DueInvoice } from './due-invoices'

/** Announces each collection with its amount, day, mandate and creditor: one mail for each mandate, with the invoices attached. */
export async function announceCollections(
  trx: Transaction,
  { collectOn, due }: { collectOn: string; due: readonly DueInvoice[] },
  settings: BillingSettings,
): Promise<void> {
  for (const [first, ...others] of Map.groupBy(due, ({ mandateId }) => mandateId).values()) {
    if (!first) continue
    const invoices = [first, ...others]
    await mailCustomer(trx, {
      ...{ customerId: first.customerId, template: announcementMail, replyTo: settings.email, isOneOfMany: true },
      attachments: await documentsOf(trx, invoices),
      props: {
        ...{ collectOn, account: maskIban(first.iban), reference: first.reference },
        ...{ creditorId: settings.creditorId ?? '', creditor: settings.name },
        invoices: invoices.map(({ number, openCents }) => ({ number, cents: openCents })),
      },
    })
  }
}

async function documentsOf(trx: Transaction, invoices: readonly DueInvoice[]): Promise<number[]> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_customer_documents')
    .select('id')
    .where('subject', '=', 'invoice')
    .where('kind', '=', 'invoice-pdf')
    .where(
      'subject_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
