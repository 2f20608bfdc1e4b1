import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { inOwnMemory } from '../../../app/content/cache/own-memory.server.ts'
import { appendChecksum, type TextChecksum, textChecksum } from './checksum.ts'

const deflate = promisify(deflateRaw)

/** Header of gzip (RFC 1952 §2.3): no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** The last block of deflate, empty (RFC 1951 §3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0])
/** The longest uncompressed block (RFC 1951 §3.2.4). */
const MAX_STORED = 0xffff

/** A part of a page, before and after which other parts can come. */
export interface PagePart {
  text: Buffer
  /** blocks of deflate that end at a byte, none of them the last */
  deflated: Buffer
  checksum: TextChecksum
}

/** Compresses a part of a page. */
export async function deflatedPart(text: Buffer): Promise<PagePart> {
  const deflated = await deflate(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { text, deflated: inOwnMemory(deflated), checksum: textChecksum(text) }
}

/** A part of a page that is not compressed. */
export function storedPart(text: Buffer): PagePart {
  return { text, deflated: Buffer.concat(storedBlocks(text)), checksum: textChecksum(text) }
}

/**
 * The pieces of a gzip file with these parts. Brotli has no such blocks: what follows a text may refer to what comes before
 * it.
 */
export function gzipPieces(parts: readonly PagePart[]): Buffer[] {
  const pieces: Buffer[] = [HEAD]
  let crc = 0
  let length = 0
  for (const { text, deflated, checksum } of parts) {
    pieces.push(deflated)
    crc = appendChecksum(crc, checksum)
    length += text.byteLength
  }
  const tail = Buffer.allocUnsafe(LAST_BLOCK.length + 8)
  tail.set(LAST_BLOCK)
  tail.writeUInt32LE(crc, LAST_BLOCK.length)
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
