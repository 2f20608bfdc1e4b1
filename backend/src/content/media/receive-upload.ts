import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { errors } from '@strapi/utils'
import formidable, { type File } from 'formidable'
import createError from 'http-errors'

/** The admin sends each file separately, with its info. */
const maxFiles = 20
const maxFields = 20
const maxFieldBytes = 100_000
/** of all files of a request together */
export const maxUploadBytes = 100 * 1024 * 1024

const tooLarge = `Een upload is hoogstens ${maxUploadBytes / 1024 / 1024} MB groot.`
const tooMany = `Stuur hoogstens ${maxFiles} bestanden tegelijk.`
/** Node's codes for a request whose client has disconnected. */
const cutOff = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'])
const unreadable = 'Deze upload is niet te lezen. Probeer het opnieuw.'

/** The fields beside the files, by name; a repeated one is a list. */
export type UploadFields = Record<string, string | string[]>

export interface Upload {
  fields: UploadFields
  files: File[]
}

/**
 * Writes the files of a multipart body (RFC 7578) into a folder, which the caller removes in any case.
 * @throws an error with a Dutch sentence: 413 when it is too large, 400 when it is malformed or has too many files
 */
export async function receiveUpload(req: IncomingMessage, folder: string): Promise<Upload> {
  let files = 0
  const form = formidable({
    uploadDir: folder,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxTotalFileSize: maxUploadBytes,
    maxFields,
    maxFieldsSize: maxFieldBytes,
    maxFileSize: maxUploadBytes,
    // stops writing further files; formidable cannot handle a throw here
    filter: () => ++files <= maxFiles,
  })
  try {
    // formidable waits for ever for a request that was aborted before it listens
    const [[fields, received]] = await Promise.all([form.parse(req), finished(req, { writable: false })])
    if (files > maxFiles) throw new errors.ValidationError(tooMany)
    return { fields: uploadFieldsOf(fields), files: Object.values(received).flatMap((several) => several ?? []) }
  } catch (error) {
    throw explained(error)
  }
}

function uploadFieldsOf(fields: Record<string, string[] | undefined>): UploadFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, values = []]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

function explained(error: unknown): unknown {
  const { code, httpCode } = Object(error) as { code?: unknown; httpCode?: number }
  if (error instanceof errors.ApplicationError) return error
  if (httpCode === 413) return new errors.PayloadTooLargeError(tooLarge)
  // formidable's own codes are numbers; the system's are strings, such as ENOSPC
  if (typeof code !== 'string' || cutOff.has(code)) return new errors.ValidationError(unreadable)
  return createError(503, 'Er is nu geen ruimte om dit bestand te bewaren. Probeer het later opnieuw.', {
    cause: error,
  })
}
