import { type DraftReference, draftDays, draftErrors } from '@gevel/contract/drafts'
import type { z } from 'zod'
import type { Transaction } from '../database/transaction'
import { domainError } from '../errors/domain-error'
import type { DraftOwner } from './draft-owner'
import { lockDraftRow, versionOf } from './draft-rows'

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
  if (row.submitted_at) return resultSchema.parse(row.result)
  if (versionOf(row.entries) !== draft.version) throw domainError(draftErrors, 'drafts/changed')
  return null
}

/**
 * Ends a draft in the transaction that does what it was for: it remembers the result for repeats, and no longer what was
 * typed, which the feature has stored.
 */
export async function finishDraft(trx: Transaction, id: string, result: object): Promise<void> {
  await trx('gevel_drafts')
    .where({ id })
    .update({
      ...{ result, entries: {}, done: [] },
      submitted_at: trx.fn.now(),
      changed_at: trx.fn.now(),
      expires_at: trx.raw('now() + make_interval(days => ?)', [draftDays]),
    })
}
