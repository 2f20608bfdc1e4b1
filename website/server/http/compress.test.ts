import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, isCompressible, preferredEncoding } from './compress.ts'

const text = Buffer.from('gevel '.repeat(1000))

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['deflate', undefined],
  ['brief', undefined],
  ['', undefined],
  [undefined, undefined],
])('of "%s" prefers %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding))

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-script', true],
  ['application/rss+xml', true],
  ['application/ld+json', false],
  ['text/event-stream', false],
  ['image/avif', false],
  ['font/woff2', false],
  [null, false],
])('for %s, compresses: %s', (type, expected) => expect(isCompressible(type)).toBe(expected))

describe('compress', () => {
  it('can be undone', async () => {
    expect(brotliDecompressSync((await compress(text, 'br')).body)).toEqual(text)
    expect(gunzipSync((await compress(text, 'gzip')).body)).toEqual(text)
  })

  it('leaves small bodies alone', async () => {
    const small = Buffer.from('klein')
    expect(await compress(small, 'br')).toEqual({ body: small, encoding: undefined })
  })
})
