import { hash } from 'node:crypto'
import type { Encoding } from '../http/compress.ts'
import type { DrawnPage } from './draw-page.ts'
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts'

/** A page in one encoding, ready to be sent. */
export interface Variant extends ReadyAnswer {
  /** names and values by turns, as Node writes them fastest */
  headers: readonly string[]
}

/** A page that is kept for everybody. */
export interface KeptPage {
  status: number
  tags: readonly string[]
  /** tick of the changes when its drawing began */
  tick: number
  drawnMs: number
  /** the hash of its text, on which the entity tags of all encodings are made */
  hash: string
  headers: readonly string[]
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  /** whether it is a document, and not the data of one */
  isDocument: boolean
  /** when it last could not be drawn anew */
  failedMs: number
  /** how often it was sent */
  hits: number
  /** whether it was compressed as well as can be */
  isBest: boolean
}

/**
 * How long caches may use a page, in seconds. A browser asks each time: it would otherwise show who has just logged in the page
 * of before. Only a CDN, which is told of changes, shows an old one while it asks anew or we are away (RFC 9213, RFC 5861).
 */
const FOR_CACHES = [
  ...['Cache-Control', 'public, max-age=0, s-maxage=60, must-revalidate'],
  ...['CDN-Cache-Control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'],
]
/** What is not there now may be there soon. */
const FOR_CACHES_MISSING = ['Cache-Control', 'public, max-age=0, s-maxage=10, must-revalidate']

/**
 * Makes a drawn page ready to be kept.
 * @param common headers that every answer of the site has
 */
export function keptPage(
  { status, headers, page: body, reads, tick }: DrawnPage,
  common: readonly string[],
  nowMs: number,
): KeptPage {
  const tags = [...reads.tags].sort()
  const own = [...headers].filter(([name]) => name !== 'cache-control').flat()
  const forCaches = status === 200 ? FOR_CACHES : FOR_CACHES_MISSING
  const page = {
    status,
    tags,
    tick,
    drawnMs: nowMs,
    hash: hash('sha256', body, 'base64url').slice(0, 22),
    headers: [...common, ...own, ...forCaches, 'Cache-Tag', tags.join(','), 'Vary', 'Accept-Encoding'],
    isDocument: headers.get('Content-Type')?.startsWith('text/html') === true,
    hits: 0,
    isBest: false,
    failedMs: Number.NEGATIVE_INFINITY,
  }
  return { ...page, variants: { identity: variant(page, body, undefined, '') } }
}

/** Adds a page in another encoding. Its entity tag is its own: it is strong, and so stands for these bytes alone (RFC 9110 §8.8.3). */
export function addVariant(page: KeptPage, encoding: Encoding, body: Buffer, grade: string): Variant {
  const made = variant(page, body, encoding, `-${encoding}${grade}`)
  page.variants[encoding] = made
  return made
}

function variant(
  { status, hash, headers: common }: Pick<KeptPage, 'status' | 'hash' | 'headers'>,
  body: Buffer,
  encoding: Encoding | undefined,
  suffix: string,
): Variant {
  const own = ['Content-Length', String(body.byteLength), 'ETag', `"${hash}${suffix}"`]
  const headers = [...common, ...own, ...(encoding ? ['Content-Encoding', encoding] : [])]
  return { ...readyAnswer(status, headers, body), headers }
}

/** Whether two drawings of a page came to the same, headers and all. */
export function isSame(one: KeptPage, other: KeptPage): boolean {
  return one.hash === other.hash && one.status === other.status && one.headers.join() === other.headers.join()
}

/** How much room a page takes, in bytes. */
export function sizeOf({ variants, headers }: KeptPage): number {
  const texts = headers.reduce((sum, text) => sum + text.length, 500)
  return Object.values(variants).reduce((sum, { bytes }) => sum + bytes.byteLength + texts, 0)
}
