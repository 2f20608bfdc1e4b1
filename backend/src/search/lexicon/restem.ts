import type { Transaction } from '../../database/transaction'

/**
 * Splits the words again that contain one of these, and marks the documents with a word that is now split otherwise as
 * stale.
 */
export async function restem(trx: Transaction, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return
  await trx.raw(
    `WITH found AS (
       SELECT word, stems AS old_stems, gevel_search_stems(word) AS new_stems FROM gevel_search_words
       WHERE EXISTS (SELECT FROM unnest(?::text[]) form WHERE strpos(word, form) > 0)
     ), moved AS (
       UPDATE gevel_search_words w SET stems = new_stems FROM found
       WHERE w.word = found.word AND new_stems <> old_stems RETURNING old_stems[1] AS stem
     )
     INSERT INTO gevel_search_stale (kind, row_id)
     SELECT kind, row_id FROM gevel_search_documents
     WHERE words @@ (SELECT string_agg(DISTINCT stem, ' | ')::tsquery FROM moved)`,
    [[...changed]],
  )
}
