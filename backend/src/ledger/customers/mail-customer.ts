import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { queueMail } from '../../platform/mail/queue-mail'
import type { Template } from '../../platform/mail/template'

interface CustomerMail<Props extends { name: string }> {
  customerId: number
  template: Template<Props>
  /** without the name of whoever acts for the customer */
  props: Omit<Props, 'name'>
  /** answers go to the subscription service */
  replyTo: string
  /** ids of documents */
  attachments?: readonly number[]
  /** who acts for the customer in this, in place of its own contact and address */
  to?: { name: string; email: string } | undefined
  /** many customers get it at once */
  isOneOfMany?: boolean
}

/**
 * Queues a mail about a customer's orders, in the caller's transaction; none once its mails are stopped.
 * @returns whether it was queued
 */
export async function mailCustomer<Props extends { name: string }>(
  trx: Transaction,
  { customerId, template, props, replyTo, attachments, to, isOneOfMany }: CustomerMail<Props>,
): Promise<boolean> {
  const { name, contact, email, isStopped } = await tablesOf(trx)
    .selectFrom('gevel_customers')
    .select(['name', 'contact', 'email'])
    .select(({ eb }) =>
      eb.or([eb('mails_stopped_at', 'is not', null), eb('anonymised_at', 'is not', null)]).as('isStopped'),
    )
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (isStopped) return false
  const addressee = to ?? { name: contact ?? name, email }
  const mailProps = { ...props, name: addressee.name } as Props
  await queueMail(template, addressee.email, mailProps, { replyTo, attachments, isOneOfMany })
  return true
}
