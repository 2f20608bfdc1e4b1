import type { IncomingMessage } from 'node:http'
import { errors } from '@strapi/utils'
import formidable, { type Fields, type File } from 'formidable'
import createError from 'http-errors'

/** The admin sends each file by itself, with what is told of it. */
const mostFiles = 20
const mostFields = 20
const mostFieldBytes = 100_000
/** of all files of a request together */
export const mostUploadBytes = 100 * 1024 * 1024

const tooLarge = `Een upload is hoogstens ${mostUploadBytes / 1024 / 1024} MB groot.`
const tooMany = `Stuur hoogstens ${mostFiles} bestanden tegelijk.`
const unreadable = 'Deze upload is niet te lezen. Probeer het opnieuw.'

export interface Upload {
  fields: Fields
  files: File[]
}

/**
 * Writes the files of a multipart body (RFC 7578) into a folder that the caller removes, whatever comes of it.
 * @throws an error with a Dutch sentence: 413 for what is too large, 400 for what is malformed or too many
 */
export async function receiveUpload(req: IncomingMessage, folder: string): Promise<Upload> {
  let files = 0
  const form = formidable({
    uploadDir: folder,
    enabledPlugins: ['multipart'],
    multiples: true,
    maxFields: mostFields,
    maxFieldsSize: mostFieldBytes,
    maxFileSize: mostUploadBytes,
    filter() {
      if (++files > mostFiles) throw new errors.ValidationError(tooMany)
      return true
    },
  })
  try {
    return await new Promise((resolve, reject) => {
      form.parse(req, (error, fields, received) =>
        error ? reject(error) : resolve({ fields, files: Object.values(received).flat() }),
      )
    })
  } catch (error) {
    throw explained(error)
  }
}

function explained(error: unknown): unknown {
  if (error instanceof errors.ApplicationError) return error
  const { code, httpCode } = Object(error) as { code?: unknown; httpCode?: number }
  if (httpCode === 413) return new errors.PayloadTooLargeError(tooLarge)
  // formidable's own codes are numbers; the system's are words, such as ENOSPC
  if (typeof code !== 'string') return new errors.ValidationError(unreadable)
  return createError(503, 'Er is nu geen ruimte om dit bestand te bewaren. Probeer het later opnieuw.', {
    cause: error,
  })
}
