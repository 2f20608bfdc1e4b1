import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { inTransaction } from '../../database/transaction'
import { queueJob } from '../../jobs/queue-job'
import { writeParts } from './file-parts'
import { parsePdf } from './parse-pdf'

/**
 * Stores a new PDF of an issue and queues its parsing; until that is done readers see the previous one. The same file
 * again changes nothing, unless it failed before: then it is tried again.
 * @param issue document id
 */
export async function storePdf(issue: string, { file, fileName }: { file: string; fileName: string }): Promise<void> {
  const sha256 = await hashOf(file)
  const { size: bytes } = await stat(file)
  await inTransaction(async (trx) => {
    await lockIssue(trx, issue)
    const known: { state: string; sha256: string }[] = await trx('gevel_issue_pdfs')
      .where({ issue })
      .select('state', 'sha256')
    const newest = known.find(({ state }) => state !== 'parsed') ?? known[0]
    if (newest?.sha256 === sha256 && newest.state !== 'failed') return
    await trx('gevel_issue_pdfs').where({ issue }).whereNot({ state: 'parsed' }).delete()
    if (known.some((one) => one.state === 'parsed' && one.sha256 === sha256)) return
    const pdf = await insertPdf(trx, { issue, file_name: fileName, bytes, sha256 })
    await writeParts(trx, pdf, file)
    await queueJob(parsePdf, { pdf })
  })
}

/** Removes a new PDF that was not parsed, or failed; the parsed one stays. */
export async function cancelUpload(issue: string): Promise<void> {
  await strapi.db.connection('gevel_issue_pdfs').where({ issue }).whereNot({ state: 'parsed' }).delete()
}

/** Lets one transaction at a time change the PDFs of an issue. */
export async function lockIssue(trx: Knex.Transaction, issue: string): Promise<void> {
  await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('gevel_issue_pdfs'), hashtext(?))`, [issue])
}

/** @returns the id of the new row */
export async function insertPdf(
  trx: Knex.Transaction,
  row: { issue: string; file_name: string; bytes: number; sha256: string },
): Promise<number> {
  const [inserted] = await trx('gevel_issue_pdfs').insert(row).returning('id')
  return inserted.id
}

/** The SHA-256 of a file, in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
