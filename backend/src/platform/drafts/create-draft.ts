import type { draftEndpoints } from '@gevel/contract/endpoints/drafts'
import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import { inTransaction } from '../database/transaction'
import { fieldError } from '../errors/field-error'
import type { RouteRequest } from '../http/route'
import { defineLimit } from '../limits/limit'
import { lockAccount } from '../readers/account'
import { type DraftOwner, findDraftOwner, ownedBy } from './draft-owner'
import { expiry, showDraft } from './draft-rows'

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
  const row = await inTransaction(async (trx) => {
    const account = await lockAccount(trx, userId ?? undefined)
    return tablesOf(trx)
      .insertInto('gevel_drafts')
      .values({
        id: sql<string>`gen_random_uuid()`,
        wizard,
        user_id: account,
        cookie_hash: account === null ? keyHash : null,
        entries: JSON.stringify(entries),
        done: Object.keys(entries),
        expires_at: expiry(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  await removeOldest({ keyHash, userId: row.user_id })
  return showDraft(strapi.db.connection, row)
}

async function removeOldest(owner: DraftOwner): Promise<void> {
  const tables = tablesOf(strapi.db.connection)
  const overdue = tables
    .selectFrom('gevel_drafts')
    .select('id')
    .where('submitted_at', 'is', null)
    .where(ownedBy(owner))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .offset(maxDrafts)
    .forUpdate()
    .skipLocked()
  await tables.deleteFrom('gevel_drafts').where('id', 'in', overdue).execute()
}

/** All entries of a draft as JSON, in UTF-16 code units. A long form of ten steps has about 20,000. */
const maxLength = 100_000
const maxSteps = 20

/** @throws ValidationError for entries that are too much to store */
export function checkSize(entries: Readonly<Record<string, object>>): void {
  const isTooMuch = Object.keys(entries).length > maxSteps || JSON.stringify(entries).length > maxLength
  if (isTooMuch)
    throw fieldError([{ path: ['entries'], message: 'Dit is te veel om te bewaren. Maak uw tekst korter.' }])
}
