import { dutchDay } from '@gevel/contract/dutch-day'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { once } from '../../../platform/database/once'
import type { Transaction } from '../../../platform/database/transaction'
import { keyField } from '../../../platform/http/dialog-fields'
import { loadDebt } from '../../collection/reminders/find-debtors'
import { remindCustomer } from '../../collection/reminders/remind'
import type { Cause } from '../../editor-actions/perform'
import { requireBillingSettings } from '../billing-settings'
import { lockInvoice } from './lock-invoice'

export const reminderInput = z.object({ idempotencyKey: keyField })

/**
 * Reminds the customer of an invoice of all that it has overdue, as the job of each morning would (BW 6:96 lid 7). Further invoices of one
 * customer with the same key are in that reminder.
 * @throws ValidationError for an invoice that is not overdue, or while the term of the last reminder runs
 */
export async function sendReminder(
  trx: Transaction,
  id: number,
  { idempotencyKey }: z.output<typeof reminderInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const invoice = await lockInvoice(trx, id)
  if (!invoice) return undefined
  const { number, customerId } = invoice
  const debt = await loadDebt(trx, customerId, dutchDay(at))
  if (!debt.invoices.some((overdue) => overdue.id === id))
    throw new errors.ValidationError(
      'Niet te laat, of met uitstel: een incasso die loopt, een geschil of een herroeping.',
    )
  await once(trx, `reminder ${idempotencyKey} ${customerId}`, async () => {
    const isSent = await remindCustomer(trx, customerId, { settings: await requireBillingSettings(), actor, at })
    if (!isSent)
      throw new errors.ValidationError('De termijn van de vorige herinnering loopt nog, of het was al de laatste.')
  })
  return number
}
