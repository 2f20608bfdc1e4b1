import { expect, test, vi } from 'vitest'
import { compressWith } from '../http/compress.ts'
import { cachedPage } from './cached-page.ts'
import { pageEncoder } from './encode-page.ts'

vi.mock('../http/compress.ts', { spy: true })

const reads = { tags: new Set<string>(), degraded: false, personal: false, readerUnknown: false, botCheck: false }
const rendered = () => ({
  status: 200,
  headers: new Headers(),
  page: Buffer.alloc(5_000),
  stream: null,
  reads,
  tick: 0,
})

test('compresses a page once for concurrent requests', async () => {
  const compressed = vi.mocked(compressWith).mockClear()
  const page = cachedPage(rendered(), [], 0)
  const encoder = pageEncoder(() => undefined)
  const made = await Promise.all(
    Array.from({ length: 50 }, (_, n) => encoder.encoded('/', page, n % 2 ? 'br' : 'gzip')),
  )
  expect(new Set(made).size).toBe(2)
  expect(compressed).toHaveBeenCalledTimes(2)
})

test('compresses a page that is often requested at the highest quality, once', async () => {
  const compressed = vi.mocked(compressWith).mockClear()
  const page = cachedPage(rendered(), [], 0)
  const encoder = pageEncoder(() => undefined)
  for (let time = 0; time < 9; time++) encoder.noteHit('/', page)
  expect(compressed).not.toHaveBeenCalled()
  for (let time = 0; time < 3; time++) encoder.noteHit('/', page)
  await vi.waitFor(() => expect(page.isBest).toBe(true))
  encoder.noteHit('/', page)
  expect(compressed.mock.calls.map(([, encoding, quality]) => [encoding, quality])).toEqual([['br', 11]])
})

test('compresses a page that was often requested before a change at the highest quality at once', async () => {
  const page = { ...cachedPage(rendered(), [], 0), earlierHits: 12 }
  pageEncoder(() => undefined).noteHit('/', page)
  await vi.waitFor(() => expect(page.isBest).toBe(true))
})

test('sends a page uncompressed while there is no memory to compress it', async () => {
  const compressed = vi.mocked(compressWith).mockRejectedValueOnce(new Error('out of memory'))
  const page = cachedPage(rendered(), [], 0)
  const encoder = pageEncoder(() => undefined)
  expect(await encoder.encoded('/', page, 'br')).toBe(page.variants.identity)
  expect(await encoder.encoded('/', page, 'br')).toBe(page.variants.br)
  compressed.mockRejectedValueOnce(new Error('out of memory'))
  for (let time = 0; time < 10; time++) encoder.noteHit('/', page)
  await new Promise(setImmediate)
  expect(page.isBest).toBe(false)
  encoder.noteHit('/', page)
  await vi.waitFor(() => expect(page.isBest).toBe(true))
})
