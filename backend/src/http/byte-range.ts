/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

const single = /^bytes=(\d*)-(\d*)$/i

/**
 * The part of a representation that a `Range` header asks for (RFC 9110 §14.1.2). What is no valid range, is in another unit or asks for
 * several at once is ignored, as §14.2 allows: the whole is sent.
 * @param size of the representation, in bytes
 */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = single.exec(header.trim()) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const suffix = Math.min(Number(last), size)
    return suffix === 0 ? 'unsatisfiable' : { start: size - suffix, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
