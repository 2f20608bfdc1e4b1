import type { savedSearchEndpoints } from '@gevel/contract/endpoints/saved-searches'
import {
  type SavableSearch,
  type SavedSearch,
  savableSearchSchema,
  savedSearchKey,
} from '@gevel/contract/saved-searches'
import type { Knex } from 'knex'
import { inTransaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { timestamp } from '../../../platform/http/timestamp'
import type { ReaderRequest } from '../../../platform/readers/reader-route'

/** Bounds the searches that one reader can have run for a mail. */
const maxSaved = 50

interface SavedRow {
  search: unknown
  tag_name: string | null
  added_at: Date
}

/** `GET /account/saved-searches`: the most recently saved first. */
export async function listSavedSearches({ session }: ReaderRequest) {
  return { data: await savedSearches(strapi.db.connection, session.account.id) }
}

/**
 * The saved searches of an account; a row that is not a search of this release is left out. Strapi makes the driver
 * return `jsonb` as text, but parses `json`.
 */
export async function savedSearches(knex: Knex, userId: number): Promise<SavedSearch[]> {
  const { rows } = await knex.raw<{ rows: SavedRow[] }>(
    `SELECT s.search::json AS search, s.added_at, t.name AS tag_name
    FROM gevel_saved_searches s
    LEFT JOIN gevel_former_keys f ON f.kind = 'tag' AND f.key = s.search ->> 'tag'
    LEFT JOIN tags t ON t.document_id = coalesce((SELECT document_id FROM tags WHERE slug = s.search ->> 'tag'), f.document_id)
    WHERE s.user_id = ? ORDER BY s.added_at DESC, s.key`,
    [userId],
  )
  return rows.flatMap(({ search, tag_name, added_at }) => {
    const savableSearch = savableSearchSchema.safeParse(search).data
    return savableSearch ? [{ ...savableSearch, tagName: tag_name, addedAt: timestamp(added_at) }] : []
  })
}

/**
 * `PUT /account/saved-searches`: saves a search or removes it, idempotently. One that is already saved stays as it is.
 */
export async function setSavedSearch({
  input: { search, isSaved },
  session,
}: ReaderRequest<typeof savedSearchEndpoints.set>): Promise<null> {
  const saved = { user_id: session.account.id, key: savedSearchKey(search) }
  if (isSaved) await save(saved, search)
  else await strapi.db.connection('gevel_saved_searches').where(saved).delete()
  return null
}

async function save(saved: { user_id: number; key: string }, search: SavableSearch): Promise<void> {
  await inTransaction(async (trx) => {
    // makes simultaneous saves of one reader wait for each other, so that together they stay within the limit
    await trx('up_users').where({ id: saved.user_id }).forNoKeyUpdate().first('id')
    const { rows } = await trx.raw<{ rows: [{ all: number; known: boolean }] }>(
      `SELECT count(*)::integer AS all, coalesce(bool_or(key = ?), false) AS known
      FROM gevel_saved_searches WHERE user_id = ?`,
      [saved.key, saved.user_id],
    )
    const [{ all, known }] = rows
    if (known) return
    if (all >= maxSaved) {
      const message = `U hebt al ${maxSaved} zoekvragen bewaard. Verwijder er eerst een in uw account.`
      throw fieldError([{ path: ['search'], message }])
    }
    await trx('gevel_saved_searches').insert({ ...saved, search: JSON.stringify(search) })
  })
}
