import { crc32 } from 'node:zlib'

/** The reversed polynomial of CRC-32 (RFC 1952 §8). The highest bit of such a number is the term without x. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000
const X_TO_THE_8TH = 0x00800000

/** What a text does to the checksum of what comes before it, without reading the text again. */
export interface TextChecksum {
  crc: number
  /** x to the power of the number of bits of the text, modulo the polynomial */
  shift: number
}

/** Prepares a text that is part of many responses. */
export function textChecksum(text: Buffer): TextChecksum {
  return { crc: crc32(text), shift: shiftOf(text.byteLength) }
}

/** Of short texts, such as ids and names. */
const shifts: number[] = []

function shiftOf(bytes: number): number {
  const shift = shifts[bytes] ?? power(X_TO_THE_8TH, bytes)
  if (bytes < 100) shifts[bytes] = shift
  return shift
}

/** The CRC-32 of a text and of another one before it: a CRC is a remainder, so appending bytes is a multiplication by a power of x. */
export function appendChecksum(before: number, { crc, shift }: TextChecksum): number {
  return (multiply(before, shift) ^ crc) >>> 0
}

function power(base: number, exponent: number): number {
  let result = ONE
  for (let square = base, left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, square)
    square = multiply(square, square)
  }
  return result
}

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0
  let term = other
  for (let left = one; left !== 0; left <<= 1) {
    if (left & ONE) product ^= term
    term = term & 1 ? (term >>> 1) ^ POLYNOMIAL : term >>> 1
  }
  return product >>> 0
}
