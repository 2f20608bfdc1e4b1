import type { Transaction } from '../../../platform/database/transaction'

/** The lines of an entry: its word and its variants, in lower case and without accents. */
const linesOf = `
  lexicon_entries e CROSS JOIN LATERAL (
    SELECT lower(unaccent(btrim(line))) AS line FROM regexp_split_to_table(concat_ws(E'\\n', e.word, e.variants), E'\\n') line
  ) lines`

/** Derives the tables that indexing and searching read from the editors' word list. */
const statements = [
  // one at a time: the tables are written as a whole
  `SELECT pg_advisory_xact_lock(hashtext('gevel_search_lexicon'))`,
  `DELETE FROM gevel_search_synonyms`,
  `INSERT INTO gevel_search_synonyms (phrase, entry_id)
   SELECT DISTINCT phrase, e.id FROM ${linesOf} CROSS JOIN LATERAL (
     SELECT string_agg(gevel_search_stem(replace(t.word, '-', '')), ' ' ORDER BY place) AS phrase FROM gevel_search_tokens(line) t
   ) words WHERE e.kind IN ('synonym', 'name') AND phrase <> ''`,
  `DELETE FROM gevel_search_parts`,
  `INSERT INTO gevel_search_parts (form, stem)
   SELECT line, gevel_search_stem(line) FROM ${linesOf} WHERE e.kind = 'part' AND line ~ '^[a-z]{3,30}$' GROUP BY line`,
  `DELETE FROM gevel_search_names`,
  `INSERT INTO gevel_search_names (word)
   SELECT DISTINCT t.word FROM ${linesOf} CROSS JOIN LATERAL gevel_search_tokens(line) t WHERE e.kind = 'name'
   UNION SELECT t.word FROM partners p CROSS JOIN LATERAL gevel_search_tokens(p.name) t
   WHERE p.published_at IS NOT NULL AND p.kind <> 'organisation' AND t.word NOT IN (SELECT form FROM gevel_search_parts)`,
  // candidates for corrections
  `INSERT INTO gevel_search_words AS w (word, stems, named)
   SELECT DISTINCT ON (t.word) t.word, gevel_search_stems(t.word), true FROM ${linesOf} CROSS JOIN LATERAL gevel_search_tokens(line) t
   WHERE e.kind IN ('synonym', 'name') ORDER BY t.word
   ON CONFLICT (word) DO UPDATE SET named = true WHERE NOT w.named`,
]

/**
 * Derives those tables.
 * @returns the words by which the splitting of compounds changed
 */
export async function deriveLexicon(trx: Transaction): Promise<string[]> {
  const before = await splittingWords(trx)
  for (const statement of statements) await trx.raw(statement)
  const after = await splittingWords(trx)
  const changed = [...before, ...after].filter((entry) => before.has(entry) !== after.has(entry))
  return changed.map((entry) => entry.slice(1))
}

async function splittingWords(trx: Transaction): Promise<Set<string>> {
  const parts: string[] = await trx('gevel_search_parts').pluck('form')
  const names: string[] = await trx('gevel_search_names').pluck('word')
  return new Set([...parts.map((part) => `+${part}`), ...names.map((name) => `-${name}`)])
}
