import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoutes } from '../../../../platform/http/admin-routes'
import { serialQueue } from '../../../../platform/http/serial-queue'
import { cleanFileName } from '../../../media/file-name'
import { receiveUpload } from '../../../media/receive-upload'
import { inTemporaryFolder } from '../../../media/temporary-folder'
import { loadUploads } from '../upload-state'
import { requireEditable } from './require-editable'
import { requirePdf } from './require-pdf'
import { cancelUpload, storePdf } from './store-pdf'

/** Each holds a connection while its file is stored. */
const inOrder = serialQueue()

/** The routes of the panel with the PDF, beside the form of an issue. */
export const uploadRoutes = adminRoutes('/magazines', {
  'GET /:documentId/pdf': show,
  'POST /:documentId/pdf': upload,
  'DELETE /:documentId/pdf/next': cancel,
})

async function show(ctx: Context): Promise<void> {
  const issue = await requireEditable(ctx, 'read')
  ctx.body = { data: await loadUploads(issue) }
}

async function upload(ctx: Context): Promise<void> {
  const issue = await requireEditable(ctx, 'update')
  if (!ctx.is('multipart')) throw new errors.ValidationError('Kies eerst een pdf.')
  await inTemporaryFolder(async (folder) => {
    const { files } = await receiveUpload(ctx.req, folder)
    const [file, ...others] = files
    if (!file || others.length > 0) throw new errors.ValidationError('Kies één pdf.')
    const fileName = cleanFileName(file.originalFilename ?? '')
    await requirePdf(file.filepath, fileName)
    await inOrder(() => storePdf(issue, { file: file.filepath, fileName }))
  })
  ctx.body = { data: await loadUploads(issue) }
}

async function cancel(ctx: Context): Promise<void> {
  const issue = await requireEditable(ctx, 'update')
  await cancelUpload(issue)
  ctx.body = { data: await loadUploads(issue) }
}
