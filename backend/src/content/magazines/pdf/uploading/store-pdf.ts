import { inTransaction } from '../../../../platform/database/transaction'
import { queueJob } from '../../../../platform/jobs/queue-job'
import type { ReceivedFile } from '../../../../platform/uploads/upload-rule'
import type { AuditKind } from '../../../audit-log/audit-kinds'
import { recordAudit } from '../../../audit-log/record-audit'
import { writeParts } from '../file-parts'
import { parsePdf } from '../parsing/parse-pdf'
import { hashOf, insertPdf, lockIssue } from '../pdf-rows'

/**
 * Stores a new PDF of an issue and queues its parsing; until that is done readers see the previous one. The same file
 * again changes nothing, unless it failed before: then it is tried again.
 * @param issue document id
 */
export async function storePdf(issue: string, { file, name, bytes }: ReceivedFile): Promise<void> {
  const sha256 = await hashOf(file)
  await inTransaction(async (trx) => {
    await lockIssue(trx, issue)
    const known: { state: string; sha256: string }[] = await trx('gevel_issue_pdfs')
      .where({ issue })
      .select('state', 'sha256')
    const newest = known.find(({ state }) => state !== 'parsed') ?? known[0]
    if (newest?.sha256 === sha256 && newest.state !== 'failed') return
    await trx('gevel_issue_pdfs').where({ issue }).whereNot({ state: 'parsed' }).delete()
    if (known.some((one) => one.state === 'parsed' && one.sha256 === sha256)) return
    const pdf = await insertPdf(trx, { issue, file_name: name, bytes, sha256 })
    await writeParts(trx, pdf, file)
    await queueJob(parsePdf, { pdf })
    await record('document.pdf-uploaded', issue, [name])
  })
}

/** Removes a new PDF that was not parsed, or failed; the parsed one stays. */
export async function cancelUpload(issue: string): Promise<void> {
  await inTransaction(async (trx) => {
    const removed: { file_name: string }[] = await trx('gevel_issue_pdfs')
      .where({ issue })
      .whereNot({ state: 'parsed' })
      .delete()
      .returning('file_name')
    if (removed.length === 0) return
    await record(
      'document.pdf-removed',
      issue,
      removed.map((pdf) => pdf.file_name),
    )
  })
}

async function record(kind: AuditKind, issue: string, fileNames: readonly string[]): Promise<void> {
  const uid = 'api::magazine.magazine'
  const row = await strapi.db.query(uid).findOne({ where: { documentId: issue }, select: ['title'] })
  await recordAudit({ kind, target: { type: uid, id: issue, name: row?.title ?? '' }, changes: fileNames })
}
