import { boundParts, MalformedPicture } from './malformed-picture'

/** Part of a file: from the first byte up to, and not with, the last. */
export interface Span {
  start: number
  end: number
}

/** A box (ISO 14496-12 §4.2); its span is that of its content. */
export interface Box extends Span {
  type: string
  typeAt: number
}

/**
 * The boxes in a part of a file, in order.
 * @throws MalformedPicture
 */
export function boxesOf(bytes: Buffer, { start, end }: Span): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const short = bytes.readUInt32BE(at)
    // 1: the size follows the type, in eight bytes; 0: up to the end
    const head = short === 1 ? 16 : 8
    if (at + head > end) throw new MalformedPicture('A box is longer than what it is in.')
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
    if (size < head || at + size > end) throw new MalformedPicture('A box has an impossible length.')
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), typeAt: at + 4, start: at + head, end: at + size })
    boundParts(boxes.length)
    at += size
  }
  return boxes
}
