import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { madeDocument } from '../../../ledger/documents/made-document'
import { sendDocument } from '../../../ledger/documents/own-document'
import { tablesOf } from '../../../platform/database/tables-of'
import { idOf } from '../../../platform/http/parameters'
import { deskAudit } from '../audit-kinds'

/** `GET /runs/{id}/file`: the file of a run for the bank; each download is in the audit log. */
export async function downloadRunFile(ctx: Context): Promise<void> {
  const id = idOf(ctx.params.id)
  const run =
    id === null
      ? undefined
      : await tablesOf(strapi.db.connection)
          .selectFrom('gevel_collection_runs')
          .select(['number', 'file_id as fileId'])
          .where('id', '=', id)
          .executeTakeFirst()
  const file = run?.fileId ? await madeDocument(run.fileId) : undefined
  if (!run || !file) throw new errors.NotFoundError('Dit incassobestand is er niet.')
  const target = { type: 'collection-run', id: String(id), name: run.number }
  await recordAudit({ kind: deskAudit.kinds['run-downloaded'], target })
  sendDocument(ctx, file)
}
