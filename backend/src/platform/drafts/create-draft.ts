import { draftDays } from '@gevel/contract/drafts'
import type { draftEndpoints } from '@gevel/contract/endpoints/drafts'
import { inTransaction } from '../database/transaction'
import type { RouteRequest } from '../http/route'
import { defineLimit } from '../limits/limit'
import { lockAccount } from '../readers/account'
import { type DraftOwner, whereOwned } from './draft-owner'
import { type DraftRow, draftColumns, showDraft } from './draft-rows'
import { checkSize } from './draft-size'
import { findDraftOwner } from './find-draft-owner'

/** Drafts that an account begins, or a network address without one. */
export const draftLimit = defineLimit('drafts', {
  points: 100,
  minutes: 60,
  reached: 'Er is kort na elkaar al vaak opnieuw begonnen.',
})

/** Unsent drafts of one owner; beyond them the one that was changed longest ago is removed. */
const maxDrafts = 20

/**
 * `POST /public/drafts`: begins a draft, of the account that is logged in, else of the browser.
 * @throws `too-many-requests`
 */
export async function createDraft({ input, bearer, client }: RouteRequest<typeof draftEndpoints.create>) {
  const { wizard, key, first } = input
  const entries = first ? { [first.step]: first.entries } : {}
  checkSize(entries)
  const { keyHash, userId } = await findDraftOwner(key, bearer)
  await draftLimit.consume(String(userId ?? client.address), { source: client, account: userId ?? undefined })
  const owner = await inTransaction(async (trx): Promise<DraftOwner & { row: DraftRow }> => {
    const account = await lockAccount(trx, userId ?? undefined)
    const [row] = await trx('gevel_drafts')
      .insert({
        id: trx.raw('gen_random_uuid()'),
        wizard,
        user_id: account,
        cookie_hash: account === null ? keyHash : null,
        entries,
        done: Object.keys(entries),
        expires_at: trx.raw('now() + make_interval(days => ?)', [draftDays]),
      })
      .returning<DraftRow[]>(draftColumns(trx))
    if (!row) throw new Error('A draft was not stored')
    return { keyHash, userId: account, row }
  })
  await removeOldest(owner)
  return showDraft(owner.row)
}

async function removeOldest(owner: DraftOwner): Promise<void> {
  const drafts = strapi.db.connection('gevel_drafts')
  const overdue = strapi.db.connection('gevel_drafts').whereNull('submitted_at')
  whereOwned(overdue, owner)
  overdue
    .orderBy([{ column: 'changed_at', order: 'desc' }, 'id'])
    .offset(maxDrafts)
    .forUpdate()
    .skipLocked()
  await drafts.whereIn('id', overdue.select('id')).delete()
}
