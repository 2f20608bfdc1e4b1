import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { appendChecksum, type TextChecksum, textChecksum } from './checksum.ts'

const deflate = promisify(deflateRaw)

/** Of gzip (RFC 1952 §2.3): no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** The last block of deflate, empty (RFC 1951 §3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0])
/** The longest uncompressed block (RFC 1951 §3.2.4). */
const MAX_STORED = 0xffff

/** A compressed part of a page, before and after which other parts can come. */
export interface DeflatedPart {
  bytes: Buffer
  checksum: TextChecksum
  /** of the text, in bytes */
  length: number
}

/** Compresses a part of a page: it ends at a byte, and is not the last. */
export async function deflatePart(text: Buffer): Promise<DeflatedPart> {
  const bytes = await deflate(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { bytes, checksum: textChecksum(text), length: text.byteLength }
}

/**
 * Compressed parts of a page with uncompressed texts in between, as the pieces of a gzip file. Brotli has no such blocks: what follows a text
 * may refer to what comes before it.
 * @param between one less than there are parts
 */
export function gzipPieces(parts: readonly DeflatedPart[], between: readonly Buffer[]): Buffer[] {
  const pieces: Buffer[] = [HEAD]
  let checksum = 0
  let length = 0
  for (const [at, part] of parts.entries()) {
    pieces.push(part.bytes)
    checksum = appendChecksum(checksum, part.checksum)
    length += part.length
    const own = between[at]
    if (!own) continue
    pieces.push(...storedBlocks(own))
    checksum = crc32(own, checksum)
    length += own.byteLength
  }
  const tail = Buffer.allocUnsafe(LAST_BLOCK.length + 8)
  tail.set(LAST_BLOCK)
  tail.writeUInt32LE(checksum, LAST_BLOCK.length)
  tail.writeUInt32LE(length, LAST_BLOCK.length + 4)
  pieces.push(tail)
  return pieces
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
