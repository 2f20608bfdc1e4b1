import { errors } from '@strapi/utils'
import createError from 'http-errors'
import type { Context, Next } from 'koa'
import { isUploadRoute, requireUploader } from '../content/media/may-upload'
import { reserveSpace } from '../content/media/quota'
import { maxUploadBytes, receiveUpload } from '../content/media/receive-upload'
import { inTemporaryFolder } from '../content/media/temporary-folder'
import { validateUpload } from '../content/media/validate-upload'
import { serialQueue } from '../platform/http/serial-queue'

/** Pictures are read whole, so that several at once would add up in memory. */
const pictureQueue = serialQueue()
/** Each holds a connection of the pool while the media store, which may be slow and remote, stores its files. */
const fileQueue = serialQueue()

/** The size of a multipart body beside its files. */
const overheadBytes = 200_000

/**
 * Accepts multipart bodies on the upload routes from authorised editors; rejects all others before the body is read.
 * The files are in a temporary folder of this request, which is removed after the response, also after an error.
 */
export default () => async (ctx: Context, next: Next) => {
  const isMultipart = Boolean(ctx.is('multipart'))
  if (!isUploadRoute(ctx)) {
    if (isMultipart && !receivesItself(ctx))
      throw createError(415, 'Op dit adres kunnen geen bestanden worden ontvangen.')
    return next()
  }
  await requireUploader(ctx)
  if (!isMultipart) {
    requireFiles(ctx, [])
    return next()
  }
  const release = await reserveSpace(announcedBytes(ctx))
  try {
    await inTemporaryFolder(async (folder) => {
      const { fields, files, hasPictures } = await validateUpload(await receiveUpload(ctx.req, folder))
      requireFiles(ctx, files)
      Object.assign(ctx.request, { body: fields, files: { files } })
      await (hasPictures ? pictureQueue : fileQueue)(next)
    })
  } finally {
    release()
  }
}

/** The route of an issue's PDF reads its body itself, once it has checked the editor. */
function receivesItself({ method, path }: Pick<Context, 'method' | 'path'>): boolean {
  return method === 'POST' && /^\/magazines\/[^/]+\/pdf$/.test(path)
}

/** An upload needs a file, unless it only updates the info of an existing one (`?id=`). */
function requireFiles(ctx: Context, files: readonly unknown[]): void {
  if (files.length === 0 && !ctx.query.id) throw new errors.ValidationError('Kies eerst een bestand.')
}

/** @throws for a body without a length, or one that is too large */
function announcedBytes(ctx: Context): number {
  const bytes = ctx.request.length
  if (bytes === undefined) throw createError(411, 'Deze upload vertelt niet hoe groot hij is.')
  if (bytes > maxUploadBytes + overheadBytes)
    throw new errors.PayloadTooLargeError(`Een upload is hoogstens ${maxUploadBytes / 1024 / 1024} MB groot.`)
  return bytes
}
