import { itemsOf } from './heif-items'
import { type Box, boxesOf, type Span } from './iso-boxes'
import { MalformedPicture } from './malformed-picture'

/** Boxes without pixels, which may contain anything. */
const describing = new Set(['uuid', 'udta', 'udes', 'skip', 'free', 'jumb'])
/** Boxes of boxes. */
const containers = new Set(['moov', 'trak', 'iprp', 'ipco'])
/** Exif, XMP, and items that have a media type or an address. */
const describingItems = new Set(['Exif', 'mime', 'uri '])
/** Four bytes before the TIFF header, and a directory without entries (ISO 23008-12 annex A.2.1). */
const emptyExif = Buffer.from(`00000000${'49492a0008000000'}${'0000'}${'00000000'}`, 'hex')

/**
 * An AVIF (AV1 Image File Format 1.1) with its metadata overwritten in place, since everything in the file refers to
 * places in it. The orientation is a property of the picture and stays, as do its pixels.
 * @throws MalformedPicture
 */
export function cleanAvif(bytes: Buffer): Buffer {
  const cleaned = Buffer.from(bytes)
  const file = { start: 0, end: cleaned.length }
  const boxes = boxesOf(cleaned, file)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (!meta) throw new MalformedPicture('The description of the picture is missing.')
  cleanItems(cleaned, { start: meta.start + 4, end: meta.end })
  cleanBoxes(cleaned, boxes)
  return cleaned
}

function cleanItems(bytes: Buffer, meta: Span): void {
  const boxes = boxesOf(bytes, meta)
  for (const { type, extents } of itemsOf(bytes, boxes)) {
    if (!describingItems.has(type)) continue
    if (extents.length === 0) throw new MalformedPicture('An item is made from others.')
    for (const { start, end } of extents) {
      if (!(start > 0 && start < end && end <= bytes.length)) throw new MalformedPicture('An item is outside the file.')
      bytes.fill(type === 'Exif' ? 0 : ' ', start, end)
      if (type === 'Exif' && end - start >= emptyExif.length) emptyExif.copy(bytes, start)
    }
  }
  cleanBoxes(bytes, boxes)
}

function cleanBoxes(bytes: Buffer, boxes: readonly Box[]): void {
  for (const box of boxes) {
    if (containers.has(box.type)) {
      const inner = boxesOf(bytes, box)
      // only the one of the file has the items; others describe a sequence
      cleanBoxes(
        bytes,
        inner.map((one) => (one.type === 'meta' ? { ...one, type: 'udta' } : one)),
      )
    } else if (describing.has(box.type)) {
      bytes.write('free', box.typeAt, 'latin1')
      bytes.fill(0, box.start, box.end)
    }
  }
}
