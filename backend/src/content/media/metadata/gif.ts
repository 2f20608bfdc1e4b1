import { boundParts, MalformedPicture } from './malformed-picture'

/** Signature and logical screen descriptor. */
const headBytes = 13
const introducer = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const
const label = { text: 0x01, control: 0xf9, application: 0xff } as const
/** How often an animation repeats, and its colour profile; others carry XMP and the like. */
const applications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/**
 * A GIF (GIF89a) without comments and metadata, and without what follows its end. The pixels stay as they are.
 * @throws MalformedPicture
 */
export function cleanGif(bytes: Buffer): Buffer {
  let at = headBytes + colourTableBytes(bytes[10] ?? 0)
  const keptParts = [bytes.subarray(0, at)]
  for (;;) {
    const start = at
    const kind = bytes[at]
    // decoders accept a file without one
    if (kind === introducer.trailer || kind === undefined) break
    if (kind === introducer.extension) at = endOfBlocks(bytes, at + 2)
    // descriptor, colours, and the size of the codes before the data
    else if (kind === introducer.image) at = endOfBlocks(bytes, at + 10 + colourTableBytes(bytes[at + 9] ?? 0) + 1)
    else throw new MalformedPicture('A block is of no known kind.')
    if (kind === introducer.image || isNeeded(bytes, start)) keptParts.push(bytes.subarray(start, at))
    boundParts(keptParts.length)
  }
  return Buffer.concat([...keptParts, Buffer.from([introducer.trailer])])
}

function isNeeded(bytes: Buffer, extension: number): boolean {
  const kind = bytes[extension + 1]
  if (kind === label.application) return applications.has(bytes.toString('latin1', extension + 3, extension + 14))
  return kind === label.control || kind === label.text
}

/** @param flags of a descriptor: its highest bit says that there is a table, its lowest three how large it is */
function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** The end of a row of sub-blocks, each after its length; one of length zero is the last. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = bytes[at]
    if (length === undefined) throw new MalformedPicture('The end is missing.')
    at += 1 + length
    if (length === 0) return at
  }
}
