import type { Knex } from 'knex'

const index = 'gevel_search_documents_words'
/** Size of GIN's list of pending entries, in kB: room for some twenty thousand articles. */
const pendingKb = 131_072

/**
 * Adds the entries of the search index in bulk while `work` runs: one by one they take longer than the rest of an article.
 * Searches meanwhile are slow. A run that was killed leaves the setting; the next one resets it.
 */
export async function indexingInBulk(knex: Knex, work: () => Promise<void>): Promise<void> {
  await knex.raw(`ALTER INDEX ${index} SET (fastupdate = on, gin_pending_list_limit = ${pendingKb})`)
  try {
    await work()
  } finally {
    await knex.raw(`ALTER INDEX ${index} SET (fastupdate = off)`)
    await knex.raw(`ALTER INDEX ${index} RESET (gin_pending_list_limit)`)
    await knex.raw(`SELECT gin_clean_pending_list('${index}')`)
  }
}
