import { boundParts, MalformedPicture } from './malformed-picture'
import { orientationExif, upright } from './orientation'

/** `RIFF`, the size of the rest, `WEBP`. */
const headBytes = 12
const flag = { xmp: 0x04, exif: 0x08 } as const
const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/**
 * A WebP (RFC 9649) without Exif, XMP and unknown chunks, and without what follows its end. The pixels stay as they are.
 * @throws MalformedPicture
 */
export function cleanWebp(bytes: Buffer, orientation: number): Buffer {
  const isTurned = orientation !== upright
  const keptChunks = chunksOf(bytes)
    .filter(({ type }) => needed.has(type))
    .map((chunk) => (chunk.type === 'VP8X' ? withFlags(chunk.bytes, isTurned) : chunk.bytes))
  if (isTurned) keptChunks.push(chunk('EXIF', orientationExif(orientation)))
  const body = Buffer.concat(keptChunks)
  const head = Buffer.from(bytes.subarray(0, headBytes))
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

function chunksOf(bytes: Buffer): { type: string; bytes: Buffer }[] {
  const chunks = []
  const declared = 8 + bytes.readUInt32LE(4)
  // some encoders leave out the last byte when it only fills up
  if (declared > bytes.length + 1) throw new MalformedPicture('The picture is longer than the file.')
  const end = Math.min(declared, bytes.length)
  for (let at = headBytes; at + 8 <= end; ) {
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size
    if (next > end) throw new MalformedPicture('A chunk is longer than the picture.')
    chunks.push({ type: bytes.toString('latin1', at, at + 4), bytes: filledUp(bytes.subarray(at, next)) })
    boundParts(chunks.length)
    at = next + (size % 2)
  }
  return chunks
}

/** A chunk with its filling: the next one begins at an even place. */
function filledUp(chunk: Buffer): Buffer {
  return chunk.length % 2 === 0 ? chunk : Buffer.concat([chunk, Buffer.alloc(1)])
}

/** `VP8X` tells which other chunks there are. */
function withFlags(extended: Buffer, hasExif: boolean): Buffer {
  const changed = Buffer.from(extended)
  const flags = changed.readUInt8(8) & ~(flag.xmp | flag.exif)
  changed.writeUInt8(hasExif ? flags | flag.exif : flags, 8)
  return changed
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}
