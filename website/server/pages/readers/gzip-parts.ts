import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** Of gzip (RFC 1952 §2.3): no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** The last block of deflate, empty (RFC 1951 §3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0])
/** The longest uncompressed block (RFC 1951 §3.2.4). */
const MAX_STORED = 0xffff

/** Compresses a part of a page, so that other parts can come before and after it: it ends at a byte, and is not the last. */
export function deflatePart(text: Buffer): Promise<Buffer> {
  return deflate(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

/**
 * Joins compressed parts of a page with uncompressed texts in between, as gzip. Brotli has no such blocks: what follows a text may refer to
 * what comes before it.
 * @param texts the parts before compression, for the checksum
 * @param between one less than there are parts
 */
export function joinAsGzip(parts: readonly Buffer[], texts: readonly Buffer[], between: readonly Buffer[]): Buffer {
  const pieces: Buffer[] = [HEAD]
  let checksum = 0
  let length = 0
  for (const [at, text] of texts.entries()) {
    pieces.push(parts[at] ?? Buffer.alloc(0))
    checksum = crc32(text, checksum)
    length += text.byteLength
    const own = between[at]
    if (!own) continue
    pieces.push(...storedBlocks(own))
    checksum = crc32(own, checksum)
    length += own.byteLength
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(length, 4)
  return Buffer.concat([...pieces, LAST_BLOCK, tail])
}

function storedBlocks(text: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let from = 0; from < text.byteLength; from += MAX_STORED) {
    const part = text.subarray(from, from + MAX_STORED)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(part.byteLength, 1)
    head.writeUInt16LE(~part.byteLength & 0xffff, 3)
    blocks.push(head, part)
  }
  return blocks
}
