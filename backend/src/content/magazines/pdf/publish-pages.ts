import { readFile } from 'node:fs/promises'
import type { Knex } from 'knex'
import { inTransaction } from '../../../platform/database/transaction'
import type { ParsedPage } from './parsed-page'
import { lockIssue } from './pdf-rows'

/** Stores the pages of a PDF, which then replaces the previous one of its issue. */
export async function publishPages(pdf: number, pages: readonly ParsedPage[]): Promise<void> {
  await inTransaction(async (trx) => {
    const found: { issue: string } | undefined = await trx('gevel_issue_pdfs').where({ id: pdf }).first('issue')
    if (!found) return
    await lockIssue(trx, found.issue)
    const waiting = await trx('gevel_issue_pdfs').where({ id: pdf, state: 'waiting' }).first('id')
    if (waiting) await insertPages(trx, { pdf, issue: found.issue }, pages)
  })
}

/** Stores the pages of a PDF within the caller's transaction, which has locked the issue. */
export async function insertPages(
  trx: Knex.Transaction,
  { pdf, issue }: { pdf: number; issue: string },
  pages: readonly ParsedPage[],
): Promise<void> {
  for (const { page, width, height, text, small, large } of pages) {
    const [small_picture, large_picture] = await Promise.all([readFile(small), readFile(large)])
    // without positions: the search within an issue asks which pages have all words
    const words = trx.raw('gevel_search_page_words(?)', [text])
    await trx('gevel_issue_pages').insert({ pdf, page, width, height, text, words, small_picture, large_picture })
  }
  await trx('gevel_issue_pdfs').where({ issue, state: 'parsed' }).delete()
  await trx('gevel_issue_pdfs')
    .where({ id: pdf })
    .update({
      state: 'parsed',
      page_count: pages.length,
      problem: null,
      words: trx.raw(
        `(SELECT string_agg(word, ' ' ORDER BY word) FROM (SELECT DISTINCT t.word FROM gevel_issue_pages p
          CROSS JOIN LATERAL gevel_search_tokens(p.text) t WHERE p.pdf = ?) all_words)`,
        [pdf],
      ),
    })
  // the change that invalidates cached pages, and indexes the issue again
  await trx('magazines')
    .where({ document_id: issue })
    .update({ title: trx.ref('title') })
}
