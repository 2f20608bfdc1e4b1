import { crc32 } from 'node:zlib'
import { boundParts, MalformedPicture } from './malformed-picture'
import { orientationExif, upright } from './orientation'

const signatureBytes = 8
/** Length, type and checksum of a chunk. */
const chunkBytes = 12

/** Pixels, colours, transparency, density and animation (PNG 3 §11, §13); all other chunks describe the picture. */
const needed = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'sBIT', 'hIST', 'sPLT', 'pHYs'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'acTL', 'fcTL', 'fdAT'],
])

/**
 * A PNG without texts, times, Exif and private chunks, and without what follows its end. The pixels stay as they are.
 * @throws MalformedPicture
 */
export function cleanPng(bytes: Buffer, orientation: number): Buffer {
  const keptChunks = [bytes.subarray(0, signatureBytes)]
  for (let at = signatureBytes; ; ) {
    if (at + chunkBytes > bytes.length) throw new MalformedPicture('A chunk is missing.')
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + chunkBytes + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new MalformedPicture('A chunk is longer than the file.')
    if (needed.has(type)) keptChunks.push(bytes.subarray(at, end))
    boundParts(keptChunks.length)
    if (type === 'IHDR' && orientation !== upright) keptChunks.push(chunk('eXIf', orientationExif(orientation)))
    if (type === 'IEND') return Buffer.concat(keptChunks)
    at = end
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const newChunk = Buffer.alloc(chunkBytes + content.length)
  newChunk.writeUInt32BE(content.length, 0)
  newChunk.write(type, 4, 'latin1')
  content.copy(newChunk, 8)
  newChunk.writeUInt32BE(crc32(newChunk.subarray(4, 8 + content.length)), 8 + content.length)
  return newChunk
}
