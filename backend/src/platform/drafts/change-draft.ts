import { isDeepStrictEqual } from 'node:util'
import { draftErrors } from '@gevel/contract/drafts'
import type { draftEndpoints } from '@gevel/contract/endpoints/drafts'
import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import { inTransaction } from '../database/transaction'
import { domainError } from '../errors/domain-error'
import type { RouteRequest } from '../http/route'
import { checkSize } from './create-draft'
import { findDraftOwner } from './draft-owner'
import { entriesOf, expiry, findDraft, lockDraftRow, showDraft, versionOf } from './draft-rows'

/** `POST /public/drafts/:id/open`: a draft for its owner; a reader who is logged in takes it over. */
export async function openDraft({ input, params, bearer }: RouteRequest<typeof draftEndpoints.open>) {
  const owner = await findDraftOwner(input.key, bearer)
  const { connection } = strapi.db
  return showDraft(connection, await findDraft(connection, { id: params.id, wizard: input.wizard, owner }))
}

/**
 * `PUT /public/drafts/:id/steps/:step`: stores what was typed in a step, valid or not.
 * @throws `drafts/gone`, `drafts/sent`; `drafts/changed` when the step was changed elsewhere since it was read
 */
export async function storeStep({ input, params, bearer }: RouteRequest<typeof draftEndpoints.store>) {
  const { wizard, key, entries: typed, isDone, replaces } = input
  const { id, step } = params
  const owner = await findDraftOwner(key, bearer)
  return inTransaction(async (trx) => {
    const row = await lockDraftRow(trx, { id, wizard, owner })
    if (row.submitted_at) throw domainError(draftErrors, 'drafts/sent')
    const before = entriesOf(row)
    const isStale = replaces !== undefined && replaces !== stepVersion(before, step)
    // a repeat after a lost response is no change
    if (isStale && !isDeepStrictEqual(before[step], typed)) throw domainError(draftErrors, 'drafts/changed')
    const entries = { ...before, [step]: typed }
    checkSize(entries)
    const changed = await tablesOf(trx)
      .updateTable('gevel_drafts')
      .set({
        entries: JSON.stringify(entries),
        done: doneSteps(row.done, step, isDone),
        changed_at: sql<Date>`now()`,
        expires_at: expiry(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return showDraft(trx, changed)
  })
}

/** Empty for a step that nobody filled in yet. */
function stepVersion(entries: Readonly<Record<string, object>>, step: string): string {
  const typed = Object.hasOwn(entries, step) ? entries[step] : undefined
  return typed ? versionOf(typed) : ''
}

function doneSteps(done: readonly string[], step: string, isDone: boolean | undefined): string[] {
  if (isDone === undefined) return [...done]
  const others = done.filter((one) => one !== step)
  return isDone ? [...others, step] : others
}
