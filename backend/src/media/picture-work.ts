import path from 'node:path'
import sharp from 'sharp'

/** A picture of the media library while it is stored, as far as it is looked at here. */
export interface StoredPicture {
  filepath: string
  tmpWorkingDirectory: string
  hash: string
}

/** Exif's `Orientation` of a picture that is upright as it is stored. */
const upright = 1
/** Turning a JPEG writes it anew; at this quality nobody sees it. */
const quality = 92
/** Turning needs the whole picture in memory, more than once; a larger one is made smaller first, line by line. */
const mostTurnedPixels = 12_000_000
/** Small enough that it costs nothing, while every byte of the file is read for it. */
const sample = { width: 64, height: 64, fit: 'fill' } as const

/**
 * Whether a picture breaks off or is damaged. Strapi computes statistics of all its pixels to find that out, which takes seconds and several
 * times its size in memory; a small copy needs to read the same bytes, line by line.
 */
export async function isDamaged({ filepath }: Pick<StoredPicture, 'filepath'>): Promise<boolean> {
  try {
    await sharp(filepath, { failOn: 'error' }).resize(sample).raw().toBuffer()
    return false
  } catch {
    return true
  }
}

/**
 * Turns a picture upright when its camera was not. Strapi writes every picture anew, and drops the turned one when it is the larger file.
 * @returns what is different then, or undefined when it stays as it is
 */
export async function turnUpright({ filepath, tmpWorkingDirectory, hash }: StoredPicture) {
  const stored = await sharp(filepath).metadata()
  const { orientation = upright, format } = stored
  if (orientation === upright || (format !== 'jpeg' && format !== 'webp')) return undefined
  const smaller = path.join(tmpWorkingDirectory, `smaller-${hash}`)
  const turned = path.join(tmpWorkingDirectory, `upright-${hash}`)
  const factor = Math.sqrt(mostTurnedPixels / (stored.width * stored.height))
  if (factor < 1) {
    const width = Math.floor(stored.width * factor)
    await sharp(filepath).resize({ width }).keepMetadata().toFormat(format, { quality }).toFile(smaller)
  }
  const from = factor < 1 ? smaller : filepath
  const { width, height, size } = await sharp(from).autoOrient().toFormat(format, { quality }).toFile(turned)
  return { filepath: turned, width, height, bytes: size }
}
