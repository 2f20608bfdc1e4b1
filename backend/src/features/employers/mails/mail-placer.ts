import { mailCustomer } from '../../../ledger/customers/mail-customer'
import type { Transaction } from '../../../platform/database/transaction'
import type { Template } from '../../../platform/mail/template'
import { accounts, nameOf } from '../../../platform/readers/account'
import { companiesOf } from '../people/company-people'
import { vacancyInvoiceMail } from './invoice-mail'

/** A vacancy, as far as who gets its mails goes. */
interface Placed {
  customer_id: number
  /** the account that placed it; null once it is removed */
  placed_by: number | null
}

/** An invoice of a package, for its mail. */
export interface Charged {
  invoiceNumber: string
  /** ids of its documents and of the mandate's */
  documents: number[]
  /** how it is paid, a sentence */
  payment: string
}

interface VacancyMail<Props extends { name: string }> {
  template: Template<Props>
  /** without the name of the addressee */
  props: Omit<Props, 'name'>
  /** answers go to the editors of vacancies */
  replyTo: string
}

/**
 * Queues a mail about a vacancy to whoever placed it, or to the company's own address when that account is gone or works for the company no
 * more.
 */
export async function mailPlacer<Props extends { name: string }>(
  trx: Transaction,
  vacancy: Placed,
  mail: VacancyMail<Props>,
): Promise<void> {
  await mailCustomer(trx, { customerId: vacancy.customer_id, ...mail, to: await findPlacer(trx, vacancy) })
}

/** Queues a mail with the invoice of a package to the company's address for invoices. */
export async function mailInvoice(
  trx: Transaction,
  { customer_id: customerId, title }: Pick<Placed, 'customer_id'> & { title: string },
  { invoiceNumber, documents, payment }: Charged,
  replyTo: string,
): Promise<void> {
  await mailCustomer(trx, {
    ...{ customerId, template: vacancyInvoiceMail, replyTo, attachments: documents },
    props: { title, invoiceNumber, payment },
  })
}

async function findPlacer(trx: Transaction, { customer_id: customerId, placed_by: userId }: Placed) {
  if (userId === null) return undefined
  const isStillThere = (await companiesOf(trx, userId)).some((company) => company.customerId === customerId)
  const account = isStillThere ? await accounts(trx).where('u.id', userId).first() : undefined
  return account && { name: nameOf(account), email: account.email }
}
