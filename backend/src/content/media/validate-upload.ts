import { errors } from '@strapi/utils'
import type { File } from 'formidable'
import { mediaTypeOf } from '../../platform/uploads/check-file'
import { cleanFileName } from '../../platform/uploads/file-name'
import { fileTypes } from '../../platform/uploads/file-types'
import type { Upload, UploadFields } from '../../platform/uploads/receive-upload'

/** An upload as Strapi's media library expects it. */
export interface ValidatedUpload {
  fields: UploadFields
  files: File[]
  hasPictures: boolean
}

/**
 * Checks every file by its content and sanitises its name, also in the accompanying info: Strapi matches the two by
 * name.
 * @throws ValidationError with a Dutch sentence
 */
export async function validateUpload({ fields, files }: Upload): Promise<ValidatedUpload> {
  for (const file of files) {
    file.originalFilename = cleanFileName(file.originalFilename ?? '')
    file.mimetype = await mediaTypeOf(file.filepath, file.originalFilename, Object.keys(fileTypes))
  }
  const hasPictures = files.some(({ mimetype }) => mimetype?.startsWith('image/'))
  return { fields: withCleanNames(fields), files, hasPictures }
}

function withCleanNames({ fileInfo, ...others }: UploadFields): UploadFields {
  if (fileInfo === undefined) return others
  const cleaned = [fileInfo].flat().map(cleanInfo)
  return { ...others, fileInfo: Array.isArray(fileInfo) ? cleaned : (cleaned[0] ?? '') }
}

/** @param text info about one file, as JSON */
function cleanInfo(text: string): string {
  try {
    const info: unknown = JSON.parse(text)
    if (!info || typeof info !== 'object') throw new SyntaxError('no object')
    const name = 'name' in info && typeof info.name === 'string' ? { name: cleanFileName(info.name) } : {}
    return JSON.stringify({ ...info, ...name })
  } catch {
    throw new errors.ValidationError('De gegevens bij dit bestand zijn niet te lezen.')
  }
}
