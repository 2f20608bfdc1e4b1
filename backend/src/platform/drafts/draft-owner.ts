import type { Knex } from 'knex'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { tablesOf } from '../database/tables-of'
import { sessionOfBearer } from '../readers/sessions'
import { hashOf } from '../secrets/secrets'

/** Who sends a request about drafts: a browser, an account, or both until the account takes a draft over. */
export interface DraftOwner {
  /** hash of the value of the browser's cookie */
  keyHash: Buffer | null
  userId: number | null
}

/** A condition for the drafts of an owner: once an account owns one the cookie counts no longer. */
export function ownedBy({ keyHash, userId }: DraftOwner) {
  return (draft: ExpressionBuilder<Tables, 'gevel_drafts'>): Expression<SqlBool> => {
    const byAccount = userId === null ? [] : [draft('user_id', '=', userId)]
    const byBrowser = keyHash ? [draft.and([draft('user_id', 'is', null), draft('cookie_hash', '=', keyHash)])] : []
    return draft.or([...byAccount, ...byBrowser])
  }
}

/** Gives a draft of the browser to the account that is logged in there. A repeat changes nothing. */
export async function takeOverDraft(knex: Knex, id: string, { keyHash, userId }: DraftOwner): Promise<void> {
  if (!keyHash || userId === null) return
  await tablesOf(knex)
    .updateTable('gevel_drafts')
    // an account that is being removed takes nothing over
    .from(sql<{ id: number }>`(SELECT id FROM up_users WHERE id = ${userId} FOR KEY SHARE)`.as('account'))
    .set({ user_id: userId, cookie_hash: null })
    .where('gevel_drafts.id', '=', id)
    .where('user_id', 'is', null)
    .where('cookie_hash', '=', keyHash)
    .execute()
}

/**
 * The owner of drafts that sends a request.
 * @param key the value of the browser's cookie
 * @param bearer of the request, not verified; that of an ended session counts as none
 */
export async function findDraftOwner(key: string | null, bearer: string | undefined): Promise<DraftOwner> {
  const session = await sessionOfBearer(bearer)
  return { keyHash: key === null ? null : hashOf(key), userId: session?.account.id ?? null }
}
