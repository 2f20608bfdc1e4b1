import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this, compression does not save a packet. */
const MIN_BYTES = 1024
/** Quality of brotli for responses that are sent once: above it brotli takes twice the time for 2 % of the size. */
const QUALITY = 5
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|(?:[\w.-]+\+)?xml)|image\/svg\+xml)/

export type Encoding = 'br' | 'gzip'

/** Whether a response of this type is text, and complete before it is sent. */
export function isCompressible(contentType: string | null): boolean {
  return COMPRESSIBLE.test(contentType ?? '')
}

/** Compresses a body in an encoding that the client accepts; `encoding` is undefined when it is unchanged. */
export async function compress(body: Buffer, acceptEncoding: string | undefined) {
  const encoding = body.byteLength < MIN_BYTES ? undefined : preferredEncoding(acceptEncoding)
  return { encoding, body: encoding ? await compressWith(body, encoding, QUALITY) : body }
}

/**
 * Compresses outside the event loop.
 * @param quality of brotli, 0 to 11 (RFC 7932); gzip uses its default
 */
export function compressWith(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } =
    constants
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [BROTLI_PARAM_LGWIN]: windowOf(body.byteLength),
  }
  return brotli(body, { params })
}

/**
 * The smallest window that holds a whole body (RFC 7932 §9.1), in bits. Of the default of 4 MB, brotli allocates all for a body above 64 kB, which
 * takes twice as long as compressing it.
 */
function windowOf(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants
  // 16 bytes of a window are not for the text
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW)
}

const acceptedBy = new Map<string, readonly string[]>()
/** Browsers send a handful of values; a client that invents others cannot fill our memory. */
const MAX_REMEMBERED = 100

/** The best encoding that an `Accept-Encoding` header accepts and we have (RFC 9110 §12.5.3). */
export function preferredEncoding(acceptEncoding?: string): Encoding | undefined {
  const accepted = acceptedEncodings(acceptEncoding)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

/** Whether an `Accept-Encoding` header accepts gzip. */
export function acceptsGzip(acceptEncoding?: string): boolean {
  return acceptedEncodings(acceptEncoding).includes('gzip')
}

function acceptedEncodings(acceptEncoding = ''): readonly string[] {
  const remembered = acceptedBy.get(acceptEncoding)
  if (remembered) return remembered
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, '').trim())
  if (acceptedBy.size < MAX_REMEMBERED) acceptedBy.set(acceptEncoding, accepted)
  return accepted
}
