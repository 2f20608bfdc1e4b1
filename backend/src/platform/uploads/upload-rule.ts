import { readFile, stat } from 'node:fs/promises'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { withApiPrefix } from '../http/public-paths'
import { mediaTypeOf } from './check-file'
import { cleanFileName } from './file-name'
import { announcedBytes, receiveUpload, type UploadFields, type UploadLimits } from './receive-upload'
import { inTemporaryFolder } from './temporary-folder'

/**
 * The files that a route of a feature accepts, apart from the public media library. A multipart body to any other path is
 * rejected before it is read.
 */
export interface UploadRule extends UploadLimits {
  /** path of a POST route: `/public/tips`, `/admin/site/magazines/:documentId/pdf` */
  path: string
  /** media types of `fileTypes`, which the content of a file must have */
  types: readonly string[]
}

export interface ReceivedFile {
  /** in a temporary folder, which is removed after the response */
  file: string
  /** safe on every system; its extension is one of the type */
  name: string
  type: string
  bytes: number
  read(): Promise<Buffer>
}

const paths: RegExp[] = []

/** Registers where features accept files. */
export function registerUploads(rules: readonly UploadRule[]): void {
  for (const { path } of rules) paths.push(new RegExp(`^${withApiPrefix(path).replace(/:\w+/g, '[^/]+')}/?$`))
}

/** Whether a feature accepts files there; its route receives them itself, once it has checked who sends them. */
export function acceptsFiles({ method, path }: Pick<Context, 'method' | 'path'>): boolean {
  return method === 'POST' && paths.some((accepted) => accepted.test(path))
}

/**
 * Receives the files of a multipart body, each checked by its content, and removes them after `work`.
 * @throws an error with a Dutch sentence for files that the rule does not accept
 */
export async function receiveFiles<T>(
  ctx: Context,
  rule: UploadRule,
  work: (upload: { fields: UploadFields; files: ReceivedFile[] }) => Promise<T>,
): Promise<T> {
  if (!ctx.is('multipart')) throw new errors.ValidationError('Kies eerst een bestand.')
  announcedBytes(ctx, rule.maxBytes)
  return inTemporaryFolder(async (folder) => {
    const { fields, files } = await receiveUpload(ctx.req, folder, rule)
    const received: ReceivedFile[] = []
    for (const { filepath: file, originalFilename } of files) {
      const name = cleanFileName(originalFilename ?? '')
      const type = await mediaTypeOf(file, name, rule.types)
      const { size: bytes } = await stat(file)
      received.push({ file, name, type, bytes, read: () => readFile(file) })
    }
    return work({ fields, files: received })
  })
}
