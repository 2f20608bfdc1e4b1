import type { Transaction } from '../../../platform/database/transaction'
import { deriveLexicon } from './derive-lexicon'

/**
 * `gevel_search_restem`: stems and splits the known words again that contain one of these forms, and marks the documents with
 * a word that now has other stems as stale, or with such a form as two words: it may be a new name. Without forms it does all words, and marks nothing: the caller indexes all documents.
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
    WHERE forms IS NOT NULL
      AND (words @@ (SELECT string_agg(DISTINCT array_to_tsvector(ARRAY[stem])::text, ' | ')::tsquery FROM moved)
        OR words @@ (
          SELECT string_agg(DISTINCT format('(%s & %s)', array_to_tsvector(ARRAY[one.stems[1]]), array_to_tsvector(ARRAY[other.stems[1]])), ' | ')::tsquery
          FROM unnest(forms) form CROSS JOIN generate_series(2, length(form) - 2) size
            JOIN gevel_search_words one ON one.word = left(form, size)
            JOIN gevel_search_words other ON other.word = substr(form, size + 1)))
  $$`

/** Applies a change of the words by which compounds are split. */
export async function restem(trx: Transaction, changed: readonly string[]): Promise<void> {
  if (changed.length > 0) await trx.raw('SELECT gevel_search_restem(?::text[])', [[...changed]])
}

/** Stems all words again when the index has those of other rules, and leaves the documents to be indexed again. */
export async function restemByNewRules(trx: Transaction): Promise<void> {
  const found = await trx('gevel_search_state')
    .whereRaw('words_version IS DISTINCT FROM gevel_search_version()')
    .forUpdate()
    .first('only_row')
  if (found) await restemAll(trx)
}

/** Stems all words by the present rules and word list, and leaves the documents to be indexed again. */
export async function restemAll(trx: Transaction): Promise<void> {
  await deriveLexicon(trx)
  await trx.raw('SELECT gevel_search_compact()')
  // documents take the stems of known words from the list of words: without this, none would follow a changed rule
  await trx.raw('SELECT gevel_search_restem(NULL)')
  await trx('gevel_search_state').update({ is_built: false, words_version: trx.raw('gevel_search_version()') })
}
