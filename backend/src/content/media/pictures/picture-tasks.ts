import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { MalformedPicture } from '../metadata/malformed-picture'
import { upright } from '../metadata/orientation'
import { removeMetadata } from '../metadata/remove-metadata'

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

/** The highest value of Exif's `Orientation`. */
const lastOrientation = 8
/** Rotating a JPEG or a WebP re-encodes it; at this quality the loss is invisible. */
const turnedQuality = { jpeg: { quality: 92 }, webp: { quality: 92 }, png: {} } as const
/** Rotating needs the whole picture in memory, more than once; a larger one is first downscaled, line by line. */
const maxTurnedPixels = 12_000_000
/** Strapi's quality for pictures that are stored smaller, when the media library is set to do so. */
const smallQuality = 80
/** A higher effort takes several times as long, for a few percent of the size. */
const thumbnailEffort = 1
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

/** The size of a picture as it is shown, upright, in pixels; of an animation that of one frame. */
export async function readDimensions({ filepath }: PictureFile): Promise<Box> {
  return (await sharp(filepath).metadata()).autoOrient
}

/**
 * Removes what tells of a picture's maker, camera and place.
 * @returns undefined for a picture without metadata; null when its structure cannot be followed
 */
export async function withoutMetadata({
  filepath,
  ...picture
}: PictureFile): Promise<DerivedPicture | undefined | null> {
  const { format, orientation = upright, autoOrient } = await sharp(filepath).metadata()
  const bytes = await readFile(filepath)
  const cleaned = cleanedBytes(bytes, format, orientation > lastOrientation ? upright : orientation)
  if (!cleaned) return null
  if (cleaned.equals(bytes)) return undefined
  const target = temporaryPath(picture, 'cleaned')
  await writeFile(target, cleaned)
  return { filepath: target, ...autoOrient, bytes: cleaned.length }
}

function cleanedBytes(bytes: Buffer, format: string, orientation: number): Buffer | null {
  try {
    return removeMetadata(bytes, format, orientation)
  } catch (error) {
    // the latter by reading beyond the end
    if (error instanceof MalformedPicture || error instanceof RangeError) return null
    throw error
  }
}

/**
 * Rotates a picture upright by its Exif orientation; AVIF has its own, which decoders apply. Strapi re-encodes every
 * picture, and drops the rotated one when that is the larger file.
 * @returns undefined for a picture that stays as it is
 */
export async function turnUpright({ filepath, ...picture }: PictureFile): Promise<DerivedPicture | undefined> {
  const stored = await sharp(filepath).metadata()
  const { orientation = upright, format } = stored
  if (orientation === upright || (format !== 'jpeg' && format !== 'webp' && format !== 'png')) return undefined
  const options = turnedQuality[format]
  const smaller = temporaryPath(picture, 'smaller')
  const turned = temporaryPath(picture, 'upright')
  const factor = Math.sqrt(maxTurnedPixels / (stored.width * stored.height))
  if (factor < 1) {
    const width = Math.floor(stored.width * factor)
    await sharp(filepath).resize({ width }).keepMetadata().toFormat(format, options).toFile(smaller)
  }
  const from = factor < 1 ? smaller : filepath
  const upended = sharp(from).autoOrient().keepIccProfile().toFormat(format, options)
  return derivedPicture(turned, await upended.toFile(turned))
}

/** @returns undefined for a picture that does not get smaller */
export async function compress({ filepath, ...picture }: PictureFile): Promise<DerivedPicture | undefined> {
  const { format } = await sharp(filepath).metadata()
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return undefined
  const target = temporaryPath(picture, 'compressed')
  const compressed = await sharp(filepath, { animated: true })
    .keepMetadata()
    .toFormat(format, { quality: smallQuality })
    .toFile(target)
  return compressed.size < (await stat(filepath)).size ? derivedPicture(target, compressed) : undefined
}

/** @returns undefined for a picture that fits the box, in pixels, as it is */
export async function fitInto({
  filepath,
  box,
  ...picture
}: PictureFile & { box: Box }): Promise<DerivedPicture | undefined> {
  const { format, width, height, pageHeight = height } = await sharp(filepath).metadata()
  if (width <= box.width && pageHeight <= box.height) return undefined
  const target = temporaryPath(picture, `${box.width}x${box.height}`)
  const smaller = sharp(filepath, { animated: true }).resize({ ...box, fit: 'inside' })
  // in the format of the original, but sharp reads an AVIF as `heif`
  return derivedPicture(
    target,
    await (format === 'heif' ? smaller.avif({ effort: thumbnailEffort }) : smaller).toFile(target),
  )
}

function derivedPicture(filepath: string, { width, height, pageHeight = height, size }: OutputInfo): DerivedPicture {
  return { filepath, width, height: pageHeight, bytes: size }
}

function temporaryPath({ tmpWorkingDirectory, hash }: Omit<PictureFile, 'filepath'>, what: string): string {
  return path.join(tmpWorkingDirectory, `${what}-${hash}`)
}
