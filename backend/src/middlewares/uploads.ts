import { errors } from '@strapi/utils'
import createError from 'http-errors'
import type { Context, Next } from 'koa'
import { isUploadRoute, requireUploader } from '../content/media/may-upload'
import { libraryLimits, reserveSpace } from '../content/media/quota'
import { validateUpload } from '../content/media/validate-upload'
import { serialQueue } from '../platform/http/serial-queue'
import { announcedBytes, receiveUpload } from '../platform/uploads/receive-upload'
import { inTemporaryFolder } from '../platform/uploads/temporary-folder'
import { acceptsFiles } from '../platform/uploads/upload-rule'

/** Pictures are read whole, so that several at once would add up in memory. */
const pictureQueue = serialQueue()
/** Each holds a connection of the pool while the media store, which may be slow and remote, stores its files. */
const fileQueue = serialQueue()

/**
 * Accepts multipart bodies on the routes of the media library from authorised editors; rejects all others before the body is
 * read, except where a feature accepts files.
 * The files are in a temporary folder of this request, which is removed after the response, also after an error.
 */
export default () => async (ctx: Context, next: Next) => {
  const isMultipart = Boolean(ctx.is('multipart'))
  if (!isUploadRoute(ctx)) {
    if (isMultipart && !acceptsFiles(ctx))
      throw createError(415, 'Op dit adres kunnen geen bestanden worden ontvangen.')
    return next()
  }
  await requireUploader(ctx)
  if (!isMultipart) {
    requireFiles(ctx, [])
    return next()
  }
  const release = await reserveSpace(announcedBytes(ctx, libraryLimits.maxBytes))
  try {
    await inTemporaryFolder(async (folder) => {
      const { fields, files, hasPictures } = await validateUpload(await receiveUpload(ctx.req, folder, libraryLimits))
      requireFiles(ctx, files)
      Object.assign(ctx.request, { body: fields, files: { files } })
      await (hasPictures ? pictureQueue : fileQueue)(next)
    })
  } finally {
    release()
  }
}

/** An upload needs a file, unless it only updates the info of an existing one (`?id=`). */
function requireFiles(ctx: Context, files: readonly unknown[]): void {
  if (files.length === 0 && !ctx.query.id) throw new errors.ValidationError('Kies eerst een bestand.')
}
