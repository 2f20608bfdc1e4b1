import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'

/** A picture of the media library while it is being stored; only the fields that we use. */
export interface PictureFile {
  filepath: string
  tmpWorkingDirectory: string
  hash: string
}

/** In pixels. */
export interface Box {
  width: number
  height: number
}

/** A picture that was derived from another one. */
export interface DerivedPicture {
  filepath: string
  width: number
  height: number
  bytes: number
}

/** Exif's `Orientation` of a picture that is stored upright. */
const upright = 1
/** Rotating a JPEG re-encodes it; at this quality the loss is invisible. */
const quality = 92
/** Rotating needs the whole picture in memory, more than once; a larger one is first downscaled, line by line. */
const maxTurnedPixels = 12_000_000
/** Strapi's quality for pictures that are stored smaller, when the media library is set to do so. */
const smallQuality = 80
/** Small enough to be cheap, while every byte of the file is read for it. */
const sample = { width: 64, height: 64, fit: 'fill' } as const

// The process does nothing else: each extra thread would need memory, and a cache would never be hit.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Whether a picture is truncated or damaged. Strapi computes statistics of all its pixels to find out, which takes
 * seconds and several times its size in memory; downscaling reads the same bytes, line by line.
 */
export async function isDamaged({ filepath }: PictureFile): Promise<boolean> {
  try {
    await sharp(filepath, { failOn: 'error' }).resize(sample).raw().toBuffer()
    return false
  } catch {
    return true
  }
}

/**
 * Rotates a picture upright by its Exif orientation. Strapi re-encodes every picture, and drops the rotated one when
 * that is the larger file.
 * @returns undefined for a picture that stays as it is
 */
export async function turnUpright({ filepath, ...picture }: PictureFile): Promise<DerivedPicture | undefined> {
  const stored = await sharp(filepath).metadata()
  const { orientation = upright, format } = stored
  if (orientation === upright || (format !== 'jpeg' && format !== 'webp')) return undefined
  const smaller = temporaryPath(picture, 'smaller')
  const turned = temporaryPath(picture, 'upright')
  const factor = Math.sqrt(maxTurnedPixels / (stored.width * stored.height))
  if (factor < 1) {
    const width = Math.floor(stored.width * factor)
    await sharp(filepath).resize({ width }).keepMetadata().toFormat(format, { quality }).toFile(smaller)
  }
  const from = factor < 1 ? smaller : filepath
  return derivedPicture(turned, await sharp(from).autoOrient().toFormat(format, { quality }).toFile(turned))
}

/** @returns undefined for a picture that does not get smaller */
export async function compress({ filepath, ...picture }: PictureFile): Promise<DerivedPicture | undefined> {
  const { format } = await sharp(filepath).metadata()
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return undefined
  const made = temporaryPath(picture, 'compressed')
  const compressed = await sharp(filepath, { animated: true })
    .keepMetadata()
    .toFormat(format, { quality: smallQuality })
    .toFile(made)
  return compressed.size < (await stat(filepath)).size ? derivedPicture(made, compressed) : undefined
}

/** @returns undefined for a picture that fits the box, in pixels, as it is */
export async function fitInto({
  filepath,
  box,
  ...picture
}: PictureFile & { box: Box }): Promise<DerivedPicture | undefined> {
  const { width, height, pageHeight = height } = await sharp(filepath).metadata()
  if (width <= box.width && pageHeight <= box.height) return undefined
  const made = temporaryPath(picture, `${box.width}x${box.height}`)
  return derivedPicture(
    made,
    await sharp(filepath, { animated: true })
      .resize({ ...box, fit: 'inside' })
      .toFile(made),
  )
}

function derivedPicture(filepath: string, { width, height, pageHeight = height, size }: OutputInfo): DerivedPicture {
  return { filepath, width, height: pageHeight, bytes: size }
}

function temporaryPath({ tmpWorkingDirectory, hash }: Omit<PictureFile, 'filepath'>, what: string): string {
  return path.join(tmpWorkingDirectory, `${what}-${hash}`)
}
