import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { reasonField } from '../../../platform/http/dialog-fields'
import { returnCollection } from '../../collection/returns/return-collection'
import { closeRun, takeBackRun } from '../../collection/runs/change-run'
import type { Cause } from '../../editor-actions/perform'
import { requireBillingSettings } from '../billing-settings'

export const closeInput = z.object({})
export const takeBackInput = z.object({ reason: reasonField })
export const returnInput = z.object({
  /** of ISO 20022; the rules of an unknown one are those of a refund */
  code: z.string({ error: 'Kies de reden van de bank.' }).regex(/^[A-Z]{2,4}\d{0,2}$/, 'Kies de reden van de bank.'),
})

/** The bank accepted and collected it. */
export async function close(trx: Transaction, id: number, _: object, cause: Cause): Promise<string | undefined> {
  const number = await numberOf(trx, id)
  if (number) await closeRun(trx, id, await withSettings(cause))
  return number
}

/** The file did not go to the bank. */
export async function takeBack(
  trx: Transaction,
  id: number,
  { reason }: z.output<typeof takeBackInput>,
  cause: Cause,
): Promise<string | undefined> {
  const number = await numberOf(trx, id)
  if (number) await takeBackRun(trx, id, { ...(await withSettings(cause)), reason })
  return number
}

/** The bank took a collection back. */
export async function reportReturned(
  trx: Transaction,
  id: number,
  { code }: z.output<typeof returnInput>,
  cause: Cause,
): Promise<string | undefined> {
  const collection = await tablesOf(trx)
    .selectFrom('gevel_collections')
    .select('end_to_end_id as name')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!collection) return undefined
  await returnCollection(trx, id, code, await withSettings(cause))
  return collection.name
}

async function numberOf(trx: Transaction, id: number): Promise<string | undefined> {
  const run = await tablesOf(trx)
    .selectFrom('gevel_collection_runs')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst()
  return run?.number
}

async function withSettings({ actor, at }: Cause) {
  return { settings: await requireBillingSettings(), actor, at }
}
