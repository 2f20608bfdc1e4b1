import { crc32 } from 'node:zlib'

/** The reversed polynomial of CRC-32 (RFC 1952 §8). The highest bit of such a number is the term without x. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000
const X_TO_THE_8TH = 0x00800000

/** What a text does to the checksum of what comes before it, without reading the text again. */
export interface TextChecksum {
  crc: number
  /** the products of each of the 16 values of each of the 8 groups of 4 bits with x to the power of the number of bits of the text */
  shifted: Uint32Array
}

/** Prepares a text that is part of many responses. */
export function textChecksum(text: Buffer): TextChecksum {
  return { crc: crc32(text), shifted: shiftedBy(text.byteLength) }
}

/** Remembered shifts by the lengths of short texts, such as ids and names. */
const shiftsByLength: Uint32Array[] = []

function shiftedBy(bytes: number): Uint32Array {
  const shifted = shiftsByLength[bytes] ?? productsWith(power(X_TO_THE_8TH, bytes))
  if (bytes < 100) shiftsByLength[bytes] = shifted
  return shifted
}

/** A product is the sum of those of single bits, and a sum of polynomials over GF(2) is an exclusive or. */
function productsWith(shift: number): Uint32Array {
  const products = new Uint32Array(8 * 16)
  for (const at of products.keys()) {
    const lowest = at & -at & 15
    const group = at >>> 4
    const rest = products[(group << 4) | ((at & 15) ^ lowest)] ?? 0
    products[at] = lowest === 0 ? 0 : rest ^ multiply((lowest << (4 * group)) >>> 0, shift)
  }
  return products
}

/** The CRC-32 of a text and of another one before it: a CRC is a remainder, so appending bytes is a multiplication by a power of x. */
export function appendChecksum(before: number, { crc, shifted }: TextChecksum): number {
  let result = crc
  for (let group = 0; group < 8; group++) {
    result ^= shifted[(group << 4) | ((before >>> (4 * group)) & 15)] ?? 0
  }
  return result >>> 0
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
