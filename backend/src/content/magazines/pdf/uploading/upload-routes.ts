import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoutes } from '../../../../platform/http/admin-routes'
import { serialQueue } from '../../../../platform/http/serial-queue'
import { receiveFiles, type UploadRule } from '../../../../platform/uploads/upload-rule'
import { loadUploads } from '../upload-state'
import { requireEditable } from './require-editable'
import { cancelUpload, storePdf } from './store-pdf'

/** Each holds a connection while its file is stored. */
const inOrder = serialQueue()

/** The PDF of an issue, of which the parts are stored in the database. */
export const pdfUpload: UploadRule = {
  path: '/admin/site/magazines/:documentId/pdf',
  maxFiles: 1,
  maxBytes: 100 * 1024 * 1024,
  types: ['application/pdf'],
}

/** The routes of the panel with the PDF, beside the form of an issue. */
export const uploadRoutes = adminRoutes('/admin/site/magazines', {
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
  await receiveFiles(ctx, pdfUpload, async ({ files: [pdf] }) => {
    if (!pdf) throw new errors.ValidationError('Kies eerst een pdf.')
    await inOrder(() => storePdf(issue, pdf))
  })
  ctx.body = { data: await loadUploads(issue) }
}

async function cancel(ctx: Context): Promise<void> {
  const issue = await requireEditable(ctx, 'update')
  await cancelUpload(issue)
  ctx.body = { data: await loadUploads(issue) }
}
