import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'

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
