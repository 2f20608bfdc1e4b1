import { expect, test, vi } from 'vitest'
import { compressWith } from '../http/compress.ts'
import { pageEncoder } from './encode-page.ts'
import { keptPage } from './kept-page.ts'

vi.mock('../http/compress.ts', { spy: true })

const reads = { tags: new Set<string>(), degraded: false, personal: false, readerUnknown: false, botCheck: false }
const drawn = () => ({ status: 200, headers: new Headers(), page: Buffer.alloc(5_000), stream: null, reads, tick: 0 })

test('those who ask at once get the same, compressed once', async () => {
  const compressed = vi.mocked(compressWith).mockClear()
  const page = keptPage(drawn(), [], 0)
  const encoder = pageEncoder(() => undefined)
  const made = await Promise.all(
    Array.from({ length: 50 }, (_, n) => encoder.encoded('/', page, n % 2 ? 'br' : 'gzip')),
  )
  expect(new Set(made).size).toBe(2)
  expect(compressed).toHaveBeenCalledTimes(2)
})

test('a page that is asked for again is compressed as well as can be, once', async () => {
  const compressed = vi.mocked(compressWith).mockClear()
  const page = keptPage(drawn(), [], 0)
  const encoder = pageEncoder(() => undefined)
  for (let time = 0; time < 3; time++) encoder.noteHit('/', page)
  await vi.waitFor(() => expect(page.isBest).toBe(true))
  encoder.noteHit('/', page)
  expect(compressed.mock.calls.map(([, encoding, quality]) => [encoding, quality])).toEqual([['br', 11]])
})

test('without memory to compress in, readers get a page as it is, until it can be compressed', async () => {
  const compressed = vi.mocked(compressWith).mockRejectedValueOnce(new Error('out of memory'))
  const page = keptPage(drawn(), [], 0)
  const encoder = pageEncoder(() => undefined)
  expect(await encoder.encoded('/', page, 'br')).toBe(page.variants.identity)
  expect(await encoder.encoded('/', page, 'br')).toBe(page.variants.br)
  compressed.mockRejectedValueOnce(new Error('out of memory'))
  for (let time = 0; time < 2; time++) encoder.noteHit('/', page)
  await new Promise(setImmediate)
  expect(page.isBest).toBe(false)
  encoder.noteHit('/', page)
  await vi.waitFor(() => expect(page.isBest).toBe(true))
})
