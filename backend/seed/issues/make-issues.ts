import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParsedPage } from '../../src/content/magazines/pdf/parsed-page'
import { parseInProcess } from '../../src/content/magazines/pdf/parsing/pdf-process'
import type { Content } from '../content/read-content'
import { documentId } from '../documents/document-id'
import { printIssue } from './print-issue'

/** Each takes two seconds of a processor. */
const printedIssues = 2

/** An issue in print, and its pages as the backend parses them. */
export interface PrintedIssue {
  documentId: string
  fileName: string
  file: string
  pages: ParsedPage[]
}

/**
 * Prints the newest issues, and parses them as if an editor had uploaded them.
 * @param seed `backend/seed`
 * @param scratch a folder for the files, which the caller removes
 */
export async function makeIssues(seed: string, content: Content, scratch: string): Promise<PrintedIssue[]> {
  const made: PrintedIssue[] = []
  for (const issue of content.magazines.slice(0, printedIssues)) {
    const folder = join(scratch, `issue-${issue.id}`)
    await mkdir(folder)
    const file = join(folder, 'issue.pdf')
    await printIssue(seed, issue, content, file)
    const pages = await parseInProcess(file, folder)
    made.push({
      documentId: documentId('magazine', issue.id),
      fileName: `gevel-${issue.year}-${issue.number}.pdf`,
      file,
      pages,
    })
  }
  return made
}
