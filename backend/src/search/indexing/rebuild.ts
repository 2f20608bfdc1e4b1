import type { Knex } from 'knex'
import { sources } from '../sources/sources'

/**
 * Indexes all documents and the pages of issues again, in batches of one transaction each: searches and publications go on meanwhile. A
 * rebuild that is killed has done no harm, and is run again.
 */
export async function rebuild(knex: Knex): Promise<void> {
  for (const kind of Object.keys(sources)) {
    let after: number | null = 0
    while (after !== null) {
      after = await nextBatch(knex, kind, after)
      await knex.raw('SELECT gevel_search_compact()')
    }
  }
  let pdf: number | null = 0
  while (pdf !== null) pdf = await nextIssue(knex, pdf)
  await knex('gevel_search_state').update({ is_built: true })
  await knex.raw('ANALYZE gevel_search_documents, gevel_search_words')
}

/** @returns the last row id of the batch; null when there was nothing left */
async function nextBatch(knex: Knex, kind: string, after: number): Promise<number | null> {
  const { rows } = await knex.raw<{ rows: [{ last: number | null }] }>('SELECT gevel_search_batch(?, ?) AS last', [
    kind,
    after,
  ])
  return rows[0].last
}

/** @returns the id of the PDF whose pages were stemmed; null when there was none left */
async function nextIssue(knex: Knex, after: number): Promise<number | null> {
  const { rows } = await knex.raw<{ rows: [{ pdf: number | null }] }>('SELECT gevel_search_issue_batch(?) AS pdf', [
    after,
  ])
  return rows[0].pdf
}
