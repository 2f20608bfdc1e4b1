import { collectionErrors } from '@gevel/contract/collection'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { type Cents, sumCents } from '@gevel/contract/money/cents'
import { isTargetDay } from '@gevel/contract/target-days'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { recordEvent, recordTogether } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import { takeNumber } from '../../../platform/database/take-number'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { Cause } from '../../subscriptions/charge'
import { announceCollections } from './announce'
import { type DueInvoice, endToEndId, lockDueInvoices } from './due-invoices'
import { storeRunFile } from './run-file'

/** A new run. */
export interface OpenedRun {
  id: number
  number: string
  collections: number
  totalCents: Cents
}

/**
 * Collects all that is due by direct debit on a day: stores the file for the bank, and announces each collection to its customer. An
 * invoice is in at most one open run.
 * @param collectOn a day on which banks settle, after the notice that customers get
 * @throws the codes of `collectionErrors`
 */
export async function openRun(trx: Transaction, collectOn: string, cause: Cause): Promise<OpenedRun> {
  const { settings, actor, at } = cause
  if (settings.creditorId === null) throw domainError(collectionErrors, 'collection/no-creditor')
  if (!isTargetDay(collectOn) || collectOn < earliestDay(settings, at))
    throw domainError(collectionErrors, 'collection/day')
  // one run at a time
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', ['collection run'])
  const due = await lockDueInvoices(trx, collectOn)
  if (due.length === 0) throw domainError(collectionErrors, 'collection/nothing-due')
  const totalCents = sumCents(due.map(({ openCents }) => openCents))
  const number = await nextRunNumber(trx, at)
  const { id } = await tablesOf(trx)
    .insertInto('gevel_collection_runs')
    .values({
      ...{ number, state: 'open', collect_on: collectOn, collections: due.length, total_cents: totalCents },
      ...{ created_at: at, file_id: null, closed_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeCollections(trx, id, due)
  await recordTogether(trx, async () => {
    for (const { customerId, id: invoiceId } of due)
      await recordEvent(trx, {
        ...{ customerId, subject: 'invoice', subjectId: invoiceId, kind: 'collecting', data: { run: number } },
        ...{ actor, at },
      })
  })
  await storeRunFile(trx, { id, number, collectOn, due }, cause)
  await announceCollections(trx, { collectOn, due }, settings)
  return { id, number, collections: due.length, totalCents }
}

/** The first day on which can be collected what is announced now. */
export function earliestDay({ noticeDays }: BillingSettings, at: Date): string {
  return addDays(dutchDay(at), noticeDays)
}

async function nextRunNumber(trx: Transaction, at: Date): Promise<string> {
  const year = dutchDay(at).slice(0, 4)
  return `I${year}-${String(await takeNumber(trx, `I ${year}`)).padStart(6, '0')}`
}

async function storeCollections(trx: Transaction, runId: number, due: readonly DueInvoice[]): Promise<void> {
  const batch = 1_000
  for (let first = 0; first < due.length; first += batch)
    await tablesOf(trx)
      .insertInto('gevel_collections')
      .values(
        due.slice(first, first + batch).map((invoice) => ({
          ...{ run_id: runId, invoice_id: invoice.id, mandate_id: invoice.mandateId, attempt: invoice.attempt },
          ...{ end_to_end_id: endToEndId(invoice), cents: invoice.openCents, state: 'pending' as const },
        })),
      )
      .execute()
}
