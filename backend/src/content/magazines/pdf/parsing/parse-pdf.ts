import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job'
import { inTemporaryFolder } from '../../../../platform/uploads/temporary-folder'
import { readIntoFile } from '../file-parts'
import { PdfProblem } from '../parsed-page'
import { publishPages } from '../publish-pages'
import { parseInProcess } from './pdf-process'

/** Attempts that ended without a result: the process was killed, or the machine stopped. */
const maxAttempts = 3
const undone = 'Dit bestand kon drie keer niet worden verwerkt. Bewaar de pdf opnieuw, met minder grote beelden.'

/**
 * Parses a PDF that an editor uploaded: the texts and pictures of its pages. Everything appears in one transaction,
 * which also removes the previous PDF of the issue.
 */
export const parsePdf = defineJob({
  name: 'parse-pdf',
  data: z.object({ pdf: z.int() }),
  // as long as its process may take, and writing the result
  withinSeconds: 900,
  retry: { times: maxAttempts, firstSeconds: 5, maxSeconds: 60 },
  async work({ pdf }, { confirmClaim }) {
    const attempt = await beginAttempt(pdf)
    // replaced by a newer file, or parsed by an attempt whose end was not recorded
    if (attempt === undefined) return
    if (attempt > maxAttempts) return fail(pdf, undone)
    await inTemporaryFolder(async (folder) => {
      const file = `${folder}/issue.pdf`
      await readIntoFile(strapi.db.connection, pdf, file)
      try {
        const pages = await parseInProcess(file, folder)
        await confirmClaim()
        await publishPages(pdf, pages)
      } catch (error) {
        if (!(error instanceof PdfProblem)) throw error
        await fail(pdf, error.message)
      }
    })
  },
})

/** @returns how many attempts there were, with this one; undefined when there is nothing to parse */
async function beginAttempt(pdf: number): Promise<number | undefined> {
  const [row] = await strapi.db
    .connection('gevel_issue_pdfs')
    .where({ id: pdf, state: 'waiting' })
    .increment('attempts', 1)
    .returning('attempts')
  return row?.attempts
}

async function fail(pdf: number, problem: string): Promise<void> {
  await strapi.db
    .connection('gevel_issue_pdfs')
    .where({ id: pdf, state: 'waiting' })
    .update({ state: 'failed', problem })
}
