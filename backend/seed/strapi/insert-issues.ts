import { stat } from 'node:fs/promises'
import { writeParts } from '../../src/content/magazines/pdf/file-parts'
import { hashOf, insertPdf } from '../../src/content/magazines/pdf/pdf-rows'
import { insertPages } from '../../src/content/magazines/pdf/publish-pages'
import type { PrintedIssue } from '../issues/make-issues'
import type { Transaction } from '../rows/insert-rows'

/**
 * Inserts the PDFs of issues, with their pages.
 * @returns how many pages there are
 */
export async function insertIssues(trx: Transaction, issues: readonly PrintedIssue[]): Promise<number> {
  for (const { documentId: issue, fileName: file_name, file, pages } of issues) {
    const { size: bytes } = await stat(file)
    const pdf = await insertPdf(trx, { issue, file_name, bytes, sha256: await hashOf(file) })
    await writeParts(trx, pdf, file)
    await insertPages(trx, { pdf, issue }, pages)
  }
  return issues.reduce((count, { pages }) => count + pages.length, 0)
}
