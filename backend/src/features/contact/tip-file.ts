import sharp from 'sharp'
import { removeMetadata } from '../../content/media/metadata/remove-metadata'
import { fieldError } from '../../platform/errors/field-error'
import type { ReceivedFile } from '../../platform/uploads/upload-rule'

/** A file of a tip, to be stored. */
export interface TipFile {
  name: string
  type: string
  content: Buffer
}

/**
 * Reads a file of a tip.
 * @param isAnonymous removes from a picture what tells of its maker, camera and place
 * @throws ValidationError with a Dutch sentence for a damaged picture
 */
export async function readTipFile({ name, type, read }: ReceivedFile, isAnonymous: boolean): Promise<TipFile> {
  const content = await read()
  return { name, type, content: isAnonymous && type.startsWith('image/') ? await unsigned(content, name) : content }
}

async function unsigned(picture: Buffer, name: string): Promise<Buffer> {
  try {
    const { format, orientation = 1 } = await sharp(picture).metadata()
    return removeMetadata(picture, format, orientation)
  } catch {
    const message = `De foto “${name}” is beschadigd. Sla haar opnieuw op, of stuur haar als pdf.`
    throw fieldError([{ path: ['files'], message }])
  }
}
