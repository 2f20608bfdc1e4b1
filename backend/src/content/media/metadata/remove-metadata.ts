import { cleanAvif } from './avif'
import { cleanGif } from './gif'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

type Clean = (bytes: Buffer, orientation: number) => Buffer

/** What cleans a picture, by sharp's name of its format; sharp calls AVIF after the container. */
const cleaners: Readonly<Record<string, Clean>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  heif: cleanAvif,
}

/**
 * A picture without what tells of its maker, camera and place: Exif, XMP, IPTC, comments, notes of the camera and embedded
 * thumbnails. Pixels, colour profile and animation stay byte by byte, and the orientation as the only field of Exif.
 * @param format sharp's name of it
 * @param orientation Exif's, from 1 to 8
 * @throws MalformedPicture, RangeError for a file whose structure cannot be followed
 */
export function removeMetadata(bytes: Buffer, format: string, orientation: number): Buffer {
  const clean = cleaners[format]
  if (!clean) throw new Error(`Nothing is known of the metadata of ${format}.`)
  return clean(bytes, orientation)
}
