import type { Box, Span } from './iso-boxes'
import { boxesOf } from './iso-boxes'
import { boundParts, MalformedPicture } from './malformed-picture'

/** An item of a picture: its pixels, or data about it. */
interface HeifItem {
  /** four characters, such as `av01` and `Exif` */
  type: string
  /** where its data are */
  extents: Span[]
}

/** Where the data of an item are counted from. */
const construction = { file: 0, idat: 1 } as const

/**
 * The items that a `meta` box lists (ISO 14496-12 §8.11).
 * @param boxes of its content
 * @throws MalformedPicture
 */
export function itemsOf(bytes: Buffer, boxes: readonly Box[]): HeifItem[] {
  const types = boxes.find(({ type }) => type === 'iinf')
  const places = boxes.find(({ type }) => type === 'iloc')
  if (!types || !places) throw new MalformedPicture('The list of items is missing.')
  const idat = boxes.find(({ type }) => type === 'idat')
  const extents = extentsOf(bytes, places, idat)
  return typesOf(bytes, types).map(({ id, type }) => ({ type, extents: extents.get(id) ?? [] }))
}

function typesOf(bytes: Buffer, { start, end }: Span): { id: number; type: string }[] {
  const isShort = bytes.readUInt8(start) === 0
  return boxesOf(bytes, { start: start + (isShort ? 6 : 8), end }).map((entry) => {
    const version = bytes.readUInt8(entry.start)
    if (version < 2) throw new MalformedPicture('An item has no type.')
    const idBytes = version === 2 ? 2 : 4
    const id = bytes.readUIntBE(entry.start + 4, idBytes)
    // an index of its protection is between
    const typeAt = entry.start + 4 + idBytes + 2
    return { id, type: bytes.toString('latin1', typeAt, typeAt + 4) }
  })
}

function extentsOf(bytes: Buffer, { start, end }: Span, idat: Span | undefined): Map<number, Span[]> {
  let at = start
  const read = (size: number) => {
    if (at + size > end) throw new MalformedPicture('The places of items are cut off.')
    at += size
    if (size === 8) return Number(bytes.readBigUInt64BE(at - size))
    return size === 0 ? 0 : bytes.readUIntBE(at - size, size)
  }
  const version = read(1)
  read(3)
  const [sizes, more] = [read(1), read(1)]
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [sizes >> 4, sizes & 15, more >> 4, more & 15]
  const numberBytes = version < 2 ? 2 : 4
  const items = new Map<number, Span[]>()
  // an extent whose fields have no bytes takes no place in the file
  let count = 0
  for (let left = read(numberBytes); left > 0; left--) {
    boundParts(++count)
    const id = read(numberBytes)
    const method = version === 0 ? construction.file : read(2) & 15
    read(2)
    const base = read(baseBytes)
    const from = method === construction.idat ? (idat?.start ?? Number.NaN) : 0
    const extents: Span[] = []
    for (let parts = read(2); parts > 0; parts--) {
      boundParts(++count)
      if (version > 0) read(indexBytes)
      const first = from + base + read(offsetBytes)
      extents.push({ start: first, end: first + read(lengthBytes) })
    }
    // the data of other items are made from those of further ones
    items.set(id, method <= construction.idat ? extents : [])
  }
  return items
}
