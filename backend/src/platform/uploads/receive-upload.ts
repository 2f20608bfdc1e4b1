import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { errors } from '@strapi/utils'
import formidable, { type File } from 'formidable'
import createError from 'http-errors'
import type { Context } from 'koa'

const maxFields = 20
const maxFieldBytes = 100_000
/** The size of a multipart body beside its files. */
const overheadBytes = 200_000
const megabyte = 1024 * 1024

/** Node's codes for a request whose client has disconnected. */
const cutOff = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'])
const unreadable = 'Deze upload is niet te lezen. Probeer het opnieuw.'

/** What a route accepts in one request. */
export interface UploadLimits {
  maxFiles: number
  /** of all files together */
  maxBytes: number
}

/** The fields beside the files, by name; a repeated one is a list. */
export type UploadFields = Record<string, string | string[]>

export interface Upload {
  fields: UploadFields
  files: File[]
}

/**
 * Writes the files of a multipart body (RFC 7578) into a folder, which the caller removes in any case. They keep the
 * order of the body.
 * @throws an error with a Dutch sentence: 413 when it is too large, 400 when it is malformed or has too many files
 */
export async function receiveUpload(
  req: IncomingMessage,
  folder: string,
  { maxFiles, maxBytes }: UploadLimits,
): Promise<Upload> {
  let files = 0
  const form = formidable({
    uploadDir: folder,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxTotalFileSize: maxBytes,
    maxFields,
    maxFieldsSize: maxFieldBytes,
    maxFileSize: maxBytes,
    // stops writing further files; formidable cannot handle a throw here
    filter: () => ++files <= maxFiles,
  })
  // formidable lists files in the order in which they were written to the disk
  const begun: File[] = []
  form.on('fileBegin', (_, file) => begun.push(file))
  try {
    // formidable waits for ever for a request that was aborted before it listens
    const [[fields]] = await Promise.all([form.parse(req), finished(req, { writable: false })])
    if (files > maxFiles) throw new errors.ValidationError(tooManySentence(maxFiles))
    return { fields: uploadFieldsOf(fields), files: begun }
  } catch (error) {
    throw explained(error, maxBytes)
  }
}

function uploadFieldsOf(fields: Record<string, string[] | undefined>): UploadFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, values = []]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

function explained(error: unknown, maxBytes: number): unknown {
  const { code, httpCode } = Object(error) as { code?: unknown; httpCode?: number }
  if (error instanceof errors.ApplicationError) return error
  if (httpCode === 413) return tooLarge(maxBytes)
  // formidable's own codes are numbers; the system's are strings, such as ENOSPC
  if (typeof code !== 'string' || cutOff.has(code)) return new errors.ValidationError(unreadable)
  return createError(503, 'Er is nu geen ruimte om dit bestand te bewaren. Probeer het later opnieuw.', {
    cause: error,
  })
}

/**
 * The size of a body that is announced, before it is read.
 * @throws for a body without a length, or one that is too large
 */
export function announcedBytes({ request }: Pick<Context, 'request'>, maxBytes: number): number {
  const bytes = request.length
  if (bytes === undefined) throw createError(411, 'Deze upload vertelt niet hoe groot hij is.')
  if (bytes > maxBytes + overheadBytes) throw tooLarge(maxBytes)
  return bytes
}

function tooLarge(maxBytes: number): Error {
  return new errors.PayloadTooLargeError(`Een upload is hoogstens ${maxBytes / megabyte} MB groot.`)
}

function tooManySentence(maxFiles: number): string {
  return maxFiles === 1 ? 'Stuur één bestand tegelijk.' : `Stuur hoogstens ${maxFiles} bestanden tegelijk.`
}
