import type { Knex } from 'knex'
import type { Transaction } from '../database/transaction'

/** Who sends a request about drafts: a browser, an account, or both until the account takes a draft over. */
export interface DraftOwner {
  /** hash of the value of the browser's cookie */
  keyHash: Buffer | null
  userId: number | null
}

/** Filters a query for the drafts of an owner: once an account owns one the cookie counts no longer. */
export function whereOwned(query: Knex.QueryBuilder, { keyHash, userId }: DraftOwner): void {
  query.where((owned) => {
    owned.whereRaw('false')
    if (userId !== null) owned.orWhere({ user_id: userId })
    if (keyHash) owned.orWhere({ user_id: null, cookie_hash: keyHash })
  })
}

/** Gives a draft of the browser to the account that is logged in there. A repeat changes nothing. */
export async function takeOverDraft(knex: Knex | Transaction, id: string, owner: DraftOwner): Promise<void> {
  const { keyHash, userId } = owner
  if (!keyHash || userId === null) return
  await knex.raw(
    `UPDATE gevel_drafts d SET user_id = u.id, cookie_hash = NULL
      FROM (SELECT id FROM up_users WHERE id = :userId FOR KEY SHARE) u
      WHERE d.id = :id AND d.user_id IS NULL AND d.cookie_hash = :keyHash`,
    { id, userId, keyHash },
  )
}
