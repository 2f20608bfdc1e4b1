import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { cents } from '@gevel/contract/money/cents'
import { sql } from 'kysely'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../../subscriptions/charge'
import { reminderMail } from '../collection-mails'
import { collectionCosts, companyCosts } from './collection-costs'
import { loadDebt } from './find-debtors'

/** The term of a reminder, from the day after its receipt (BW 6:96 lid 6; HR 25-11-2016 ECLI:NL:HR:2016:2704). */
const termDays = 14
/** A mail may be read on the next day. */
const receiptDays = 2
/** After the second one somebody decides what follows. */
const mostReminders = 2

/**
 * Reminds a customer of all that is overdue at once (BW 6:96 lid 7), when the term of its previous reminder is over. To a consumer the first
 * one is free and states the costs that follow; a company owes € 40 at once. Nothing is sent when nothing is owed in the end.
 * @returns whether it was reminded
 */
export async function remindCustomer(trx: Transaction, customerId: number, cause: Cause): Promise<boolean> {
  const { settings, actor, at } = cause
  const today = dutchDay(at)
  const debt = await loadDebt(trx, customerId, today)
  if (debt.invoices.length === 0 || debt.principalCents <= 0) return false
  const ids = debt.invoices.map(({ id }) => id)
  const step = await nextStepFor(trx, customerId, ids, today)
  if (step === undefined) return false
  const principalCents = cents(debt.principalCents)
  const isCompany = debt.customerKind === 'company'
  const costsCents = isCompany ? companyCosts : collectionCosts(principalCents)
  const isOwedNow = isCompany || step > 1
  const payUntil = addDays(today, termDays + receiptDays)
  await tablesOf(trx)
    .insertInto('gevel_reminders')
    .values({
      ...{ customer_id: customerId, step, principal_cents: principalCents },
      invoice_ids: sql`ARRAY[${sql.join(ids)}]::integer[]`,
      ...{ costs_cents: isOwedNow ? costsCents : cents(0), sent_on: today, pay_until: payUntil },
    })
    .execute()
  await recordEvent(trx, {
    ...{ customerId, subject: 'customer', subjectId: customerId, kind: 'reminded', actor, at },
    data: { step, principalCents, payUntil },
  })
  return mailCustomer(trx, {
    ...{ customerId, template: reminderMail, replyTo: settings.email },
    props: {
      ...{ step, isCompany, invoices: debt.invoices.map(({ number, cents: open }) => ({ number, cents: open })) },
      ...{ principalCents, costsCents, isOwedNow, termDays, iban: settings.iban, creditor: settings.name },
    },
  })
}

/** Which reminder it would be; undefined while the term of the last one runs, and after the last one. */
async function nextStepFor(
  trx: Transaction,
  customerId: number,
  invoiceIds: readonly number[],
  today: string,
): Promise<number | undefined> {
  const last = await tablesOf(trx)
    .selectFrom('gevel_reminders')
    .select(['step', 'invoice_ids as ids', 'pay_until as payUntil'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last) return 1
  if (last.payUntil >= today) return undefined
  // all that it was about has been paid since
  if (!invoiceIds.some((id) => last.ids.includes(id))) return 1
  return last.step < mostReminders ? last.step + 1 : undefined
}
