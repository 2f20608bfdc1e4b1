import { boundParts, MalformedPicture } from './malformed-picture'
import { orientationExif, upright } from './orientation'

const fill = 0xff
const startOfImage = Buffer.from([fill, 0xd8])
const endOfImage = Buffer.from([fill, 0xd9])
const code = { end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee } as const
/** A marker, the length of what follows, `JFIF`, its version and density; the size of its thumbnail comes next. */
const jfifHead = 2 + 2 + 5 + 2 + 5

interface Segment {
  code: number
  /** its marker, length, content, and for a scan its compressed data */
  bytes: Buffer
}

/**
 * A JPEG (ITU T.81) with what decoding needs: its tables, frames and scans, the density without a thumbnail, the colour
 * profile and Adobe's colour transform. All other application segments, comments and whatever follows the end of the
 * image are left out. The compressed data stay as they are.
 * @throws MalformedPicture
 */
export function cleanJpeg(bytes: Buffer, orientation: number): Buffer {
  const segments = segmentsOf(bytes)
  const jfif = segments.find((segment) => segment.code === code.app0 && isOf(segment, 'JFIF\0'))
  const exif = orientation === upright ? [] : [applicationSegment(code.app1, 'Exif\0\0', orientationExif(orientation))]
  // JFIF's has to be the first segment
  const head = [...(jfif ? [withoutThumbnail(jfif.bytes)] : []), ...exif]
  const keptSegments = segments.filter(isNeeded).map((segment) => segment.bytes)
  return Buffer.concat([startOfImage, ...head, ...keptSegments, endOfImage])
}

function isNeeded(segment: Segment): boolean {
  if (segment.code === code.app2) return isOf(segment, 'ICC_PROFILE\0')
  if (segment.code === code.app14) return isOf(segment, 'Adobe')
  // frames, tables, scans and restart intervals; above are application segments, extensions and comments
  return segment.code < code.app0
}

function segmentsOf(bytes: Buffer): Segment[] {
  const segments: Segment[] = []
  let at = startOfImage.length
  for (;;) {
    // as decoders do, also over bytes that do not belong there
    at = nextMarker(bytes, at)
    const marker = bytes[at + 1]
    // they accept a file whose last marker is missing
    if (marker === undefined || marker === code.end) return segments
    if (at + 4 > bytes.length) throw new MalformedPicture('A segment is cut off.')
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const whole = marker === code.scan ? nextMarker(bytes, end) : end
    if (end < at + 4 || whole > bytes.length) throw new MalformedPicture('A segment has an impossible length.')
    segments.push({ code: marker, bytes: bytes.subarray(at, whole) })
    boundParts(segments.length)
    at = whole
  }
}

/** The next marker that is not a restart, where compressed data end; a zero after 0xff says that it is none. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(fill, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== fill && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(fill, next === fill ? at + 1 : at + 2)
  }
  return bytes.length
}

function isOf({ bytes }: Segment, name: string): boolean {
  return bytes.toString('latin1', 4, 4 + name.length) === name
}

function withoutThumbnail(jfif: Buffer): Buffer {
  const head = Buffer.concat([jfif.subarray(0, jfifHead), Buffer.alloc(2)])
  head.writeUInt16BE(head.length - 2, 2)
  return head
}

function applicationSegment(number: number, name: string, content: Buffer): Buffer {
  const head = Buffer.from([fill, number, 0, 0])
  head.writeUInt16BE(2 + name.length + content.length, 2)
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content])
}
