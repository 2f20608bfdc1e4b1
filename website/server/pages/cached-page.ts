import { hash } from 'node:crypto'
import type { Encoding } from '../http/compress.ts'
import { type PreparedResponse, preparedResponse } from './prepared-response.ts'
import type { RenderedPage } from './render-page.ts'

/** A page in one encoding, ready to be sent. */
export interface Variant extends PreparedResponse {
  /** alternating names and values, which Node writes fastest */
  headers: readonly string[]
}

/** A page in the cache, the same for every anonymous request. */
export interface CachedPage {
  status: number
  tags: readonly string[]
  /** change tick at the start of the rendering */
  tick: number
  renderMs: number
  /** hash of its text, the common part of the entity tags of all encodings */
  hash: string
  headers: readonly string[]
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  /** a document, and not the data of one */
  isDocument: boolean
  /** when rerendering last failed */
  failedMs: number
  /** number of times it was sent */
  hits: number
  /** the same of the renderings before it, older ones counting less */
  earlierHits: number
  /** compressed at the highest quality */
  isBest: boolean
}

/**
 * How long caches may use a page, in seconds. A browser must revalidate: it would otherwise show a reader who has just
 * logged in the previous page. Only a CDN, which gets purged on changes, sends a stale one while it revalidates or we
 * are down (RFC 9213, RFC 5861).
 */
const CACHE_HEADERS = [
  ...['Cache-Control', 'public, max-age=0, s-maxage=60, must-revalidate'],
  ...['CDN-Cache-Control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'],
]
/** A missing page may exist soon. */
const MISSING_CACHE_HEADERS = ['Cache-Control', 'public, max-age=0, s-maxage=10, must-revalidate']

/**
 * Prepares a rendered page for the cache.
 * @param common headers of every response of the site
 */
export function cachedPage(
  { status, headers, page: body, reads, tick }: RenderedPage,
  common: readonly string[],
  nowMs: number,
): CachedPage {
  const tags = [...reads.tags].sort()
  const otherHeaders = [...headers].filter(([name]) => name !== 'cache-control').flat()
  const cacheHeaders = status === 200 ? CACHE_HEADERS : MISSING_CACHE_HEADERS
  const page = {
    status,
    tags,
    tick,
    renderMs: nowMs,
    hash: hash('sha256', body, 'base64url').slice(0, 22),
    headers: [
      ...withoutThose(common, headers),
      ...otherHeaders,
      ...cacheHeaders,
      'Cache-Tag',
      tags.join(','),
      'Vary',
      'Accept-Encoding',
    ],
    isDocument: headers.get('Content-Type')?.startsWith('text/html') === true,
    hits: 0,
    earlierHits: 0,
    isBest: false,
    failedMs: Number.NEGATIVE_INFINITY,
  }
  return { ...page, variants: { identity: variant(page, body, undefined, '') } }
}

/** The headers of every response, without those that a page has of its own. */
function withoutThose(common: readonly string[], own: Headers): string[] {
  return common.filter((_, index) => !own.has(common[index - (index % 2)] ?? ''))
}

/**
 * Adds an encoding of a page. It has a strong entity tag of its own, since that identifies these bytes (RFC 9110
 * §8.8.3).
 */
export function addVariant(page: CachedPage, encoding: Encoding, body: Buffer, grade: string): Variant {
  const newVariant = variant(page, body, encoding, `-${encoding}${grade}`)
  page.variants[encoding] = newVariant
  return newVariant
}

function variant(
  { status, hash, headers: common }: Pick<CachedPage, 'status' | 'hash' | 'headers'>,
  body: Buffer,
  encoding: Encoding | undefined,
  suffix: string,
): Variant {
  const bodyHeaders = ['Content-Length', String(body.byteLength), 'ETag', `"${hash}${suffix}"`]
  const headers = [...common, ...bodyHeaders, ...(encoding ? ['Content-Encoding', encoding] : [])]
  return { ...preparedResponse(status, headers, body), headers }
}

/** Whether two renderings of a page are identical, headers included. */
export function isSame(one: CachedPage, other: CachedPage): boolean {
  return one.hash === other.hash && one.status === other.status && one.headers.join() === other.headers.join()
}

/** The size of a page in the cache, in bytes. */
export function sizeOf({ variants, headers }: CachedPage): number {
  const texts = headers.reduce((sum, text) => sum + text.length, 500)
  return Object.values(variants).reduce((sum, { bytes }) => sum + bytes.byteLength + texts, 0)
}
