import type { Transaction } from '../../database/transaction'

/**
 * `gevel_search_restem`: stems and splits the known words again that contain one of these forms (all words without
 * forms), and marks the documents with a word that now has other stems as stale.
 */
export const restemFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_restem(forms text[]) RETURNS void LANGUAGE sql AS $$
    WITH found AS MATERIALIZED (
      SELECT word, stems AS old_stems, gevel_search_stems(word) AS new_stems FROM gevel_search_words
      WHERE forms IS NULL OR EXISTS (SELECT FROM unnest(forms) form WHERE strpos(word, form) > 0)
    ), moved AS (
      UPDATE gevel_search_words w SET stems = new_stems FROM found
      WHERE w.word = found.word AND new_stems <> old_stems RETURNING old_stems[1] AS stem
    )
    INSERT INTO gevel_search_stale (kind, row_id)
    SELECT kind, row_id FROM gevel_search_documents
    WHERE words @@ (SELECT string_agg(DISTINCT stem, ' | ')::tsquery FROM moved)
  $$`

/** Applies a change of the words by which compounds are split. */
export async function restem(trx: Transaction, changed: readonly string[]): Promise<void> {
  if (changed.length > 0) await trx.raw('SELECT gevel_search_restem(?::text[])', [[...changed]])
}
