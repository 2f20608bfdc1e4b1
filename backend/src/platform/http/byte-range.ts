/** First and last byte, inclusive. */
export interface ByteRange {
  start: number
  end: number
}

const single = /^bytes=(\d*)-(\d*)$/i

/**
 * The part of a representation that a `Range` header requests (RFC 9110 §14.1.2). An invalid range, another unit, or
 * several ranges are ignored, as §14.2 allows: the response is the whole.
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
