import { type DraftReference, draftErrors } from '@gevel/contract/drafts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { domainError } from '../errors/domain-error'
import type { DraftOwner } from './draft-owner'
import { entriesOf, expiry, lockDraftRow, versionOf } from './draft-rows'

/** The last submission of a wizard, as the endpoint of its feature receives it. */
interface Submission<Result extends z.ZodObject> {
  wizard: string
  draft: DraftReference
  /** `findDraftOwner` */
  owner: DraftOwner
  /** what the endpoint returns and the draft remembers */
  resultSchema: Result
}

/**
 * Locks a draft that is being sent, until the transaction ends. A submission at the same time waits for it.
 * @returns what an earlier submission returned: the response to a repeat; null when this is the first
 * @throws `drafts/gone`; `drafts/changed` when its entries are others than those that were shown
 */
export async function lockDraft<Result extends z.ZodObject>(
  trx: Transaction,
  { wizard, draft, owner, resultSchema }: Submission<Result>,
): Promise<z.output<Result> | null> {
  const row = await lockDraftRow(trx, { id: draft.id, wizard, owner })
  if (row.result !== null) return resultSchema.parse(JSON.parse(row.result))
  if (versionOf(entriesOf(row)) !== draft.version) throw domainError(draftErrors, 'drafts/changed')
  return null
}

/**
 * Ends a draft in the transaction that does what it was for: it remembers the result for repeats, and no longer what was
 * typed and which files were chosen, which the feature has stored.
 */
export async function finishDraft(trx: Transaction, id: string, result: object): Promise<void> {
  const now = sql<Date>`now()`
  await tablesOf(trx)
    .with('files', (files) => files.deleteFrom('gevel_draft_files').where('draft_id', '=', id))
    .updateTable('gevel_drafts')
    .set({ result: JSON.stringify(result), entries: '{}', done: [] })
    .set({ submitted_at: now, changed_at: now, expires_at: expiry() })
    .where('id', '=', id)
    .execute()
}
