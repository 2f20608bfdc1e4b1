import type { Knex } from 'knex'
import { sources } from '../sources/sources'

/** Between two lines of progress. */
const reportEveryMs = 5_000

/**
 * Indexes all documents and the pages of issues again, in batches of one transaction each: searches and publications go on meanwhile. A
 * rebuild that is killed has done no harm, and is run again.
 * @param report receives lines of progress
 */
export async function rebuild(knex: Knex, report: (line: string) => void = () => undefined): Promise<void> {
  for (const kind of Object.keys(sources)) await indexKind(knex, kind, report)
  report('Indexing: pages of magazines')
  let pdf: number | null = 0
  while (pdf !== null) pdf = await nextIssue(knex, pdf)
  await knex('gevel_search_state').update({ is_built: true })
  await knex.raw('ANALYZE gevel_search_documents, gevel_search_words')
}

async function indexKind(knex: Knex, kind: string, report: (line: string) => void): Promise<void> {
  report(`Indexing: ${kind}`)
  let after: number | null = 0
  let reportedAt = Date.now()
  while (after !== null) {
    after = await nextBatch(knex, kind, after)
    await knex.raw('SELECT gevel_search_compact()')
    if (after === null || Date.now() - reportedAt < reportEveryMs) continue
    reportedAt = Date.now()
    const { rows } = await knex.raw('SELECT gevel_search_progress(?, ?) AS percent', [kind, after])
    report(`  ${rows[0].percent}%`)
  }
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
