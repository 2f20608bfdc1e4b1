import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeClock } from '../../app/content/cache/change-clock.ts'
import type { SiteMetrics } from '../monitoring/metrics.ts'
import { stopServers } from '../testing/servers.ts'
import { visitorCookie } from '../testing/visitor.ts'
import { type NextPage, startTestPages } from './test-pages.ts'

const readers = { cookie: visitorCookie }
let clock: ChangeClock
let drawings: string[]
let next: NextPage
let origin: string
let metrics: SiteMetrics

beforeEach(async () => {
  ;({ clock, drawings, next, origin, metrics } = await startTestPages())
})

afterAll(stopServers)

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { ...readers, ...headers }, redirect: 'manual' })
const textOf = async (path: string, headers = {}) => /<p>(.*?)<\/p>/.exec(await (await ask(path, headers)).text())?.[1]

async function bytesCached(): Promise<number> {
  return (await metrics.registry.getSingleMetric('gevel_cached_pages_bytes')?.get())?.values[0]?.value ?? Number.NaN
}

test('renders a page once, and sends it to all later requests', async () => {
  for (const path of ['/a', '/a?utm_source=x', '/a']) expect(await textOf(path)).toBe('een')
  expect(drawings).toEqual(['/a'])
})

test('renders once for fifty concurrent requests', async () => {
  next.waitMs = 50
  const texts = await Promise.all(Array.from({ length: 50 }, () => textOf('/a')))
  expect(new Set(texts)).toEqual(new Set(['een']))
  expect(drawings).toHaveLength(1)
})

test('rerenders after a change of a tag of the page, and not after another', async () => {
  await textOf('/a')
  clock.recordChange(['vacancy'])
  await textOf('/a')
  expect(drawings).toHaveLength(1)
  next.text = 'twee'
  clock.recordChange(['content'])
  expect(await textOf('/a')).toBe('twee')
})

test('renders the pages that are requested most again after a change, the most requested first', async () => {
  for (const [path, visits] of [
    ['/zelden', 1],
    ['/vaak', 4],
    ['/vaker', 6],
  ] as const) {
    for (let visit = 0; visit < visits; visit++) await ask(path, { 'accept-encoding': 'br' })
  }
  drawings.length = 0
  next.text = 'twee'
  clock.recordChange(['reader:12'])
  clock.recordChange(['vacancy'])
  clock.recordChange(['content'])
  await vi.waitFor(() => expect(drawings).toEqual(['/vaker', '/vaak']))
  await vi.waitFor(async () => {
    const { headers } = await ask('/vaak', { 'accept-encoding': 'br' })
    expect(headers.get('cache-status')).toMatch(/^gevel; hit; ttl=\d+$/)
  })
  expect(await textOf('/vaak')).toBe('twee')
  expect(drawings).toHaveLength(2)
})

test('goes on after a change that comes while pages are rendered again', async () => {
  for (const path of ['/a', '/b']) for (let visit = 0; visit < 4; visit++) await ask(path)
  drawings.length = 0
  next.waitMs = 50
  clock.recordChange(['content'])
  await vi.waitFor(() => expect(drawings).toHaveLength(1))
  clock.recordChange(['content'])
  await vi.waitFor(() => expect(drawings).toHaveLength(3))
  expect(new Set(drawings)).toEqual(new Set(['/a', '/b']))
})

test('treats a rendering as stale when a change came during it', async () => {
  next.waitMs = 50
  const first = textOf('/a')
  await vi.waitFor(() => expect(drawings).toHaveLength(1))
  clock.recordChange(['content'])
  next.text = 'twee'
  expect(await first).toBe('een')
  expect(await textOf('/a')).toBe('twee')
})

test('does not replace a page by a rendering that began earlier', async () => {
  Object.assign(next, { waitMs: 150, text: 'oud' })
  const slow = textOf('/a')
  await vi.waitFor(() => expect(drawings).toHaveLength(1))
  clock.recordChange(['content'])
  Object.assign(next, { waitMs: 0, text: 'nieuw' })
  expect(await textOf('/a')).toBe('nieuw')
  await slow
  expect(await textOf('/a')).toBe('nieuw')
  expect(drawings).toHaveLength(2)
})

test('keeps the entity tag and the encodings of a page whose rerendering is identical', async () => {
  for (let visit = 0; visit < 4; visit++) await ask('/a', { 'accept-encoding': 'br' })
  const tagOf = async () => (await ask('/a', { 'accept-encoding': 'br' })).headers.get('etag')
  await vi.waitFor(async () => expect(await tagOf()).toMatch(/-br11"$/))
  const before = await tagOf()
  clock.recordChange(['content'])
  expect(await tagOf()).toBe(before)
  expect(drawings).toHaveLength(2)
})

test('lets only a CDN send a stale page while it revalidates', async () => {
  const { headers } = await ask('/a')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect(headers.get('cdn-cache-control')).toContain('stale-while-revalidate=600')
})

test('sends a 304 in any encoding, and another entity tag after a change', async () => {
  const tag = (await ask('/a', { 'accept-encoding': 'gzip' })).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]+-gzip\d+"$/)
  const again = await ask('/a', { 'accept-encoding': 'br', 'if-none-match': tag })
  expect(again.status).toBe(304)
  expect(again.headers.get('cache-tag')).toBe('content')
  next.text = 'twee'
  clock.recordChange(['content'])
  expect((await ask('/a', { 'if-none-match': tag })).status).toBe(200)
})

test('matches If-None-Match: * for any page but a missing one', async () => {
  expect((await ask('/a', { 'if-none-match': '*' })).status).toBe(304)
  next.status = 404
  const missing = await ask('/b')
  for (const tag of ['*', missing.headers.get('etag') ?? ''])
    expect((await ask('/b', { 'if-none-match': tag })).status).toBe(404)
})

test('has the same text in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await ask('/a', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await response.text()).toContain('<p>een</p>')
  }
})

test('sends the headers of GET and no body for HEAD', async () => {
  const get = await ask('/a', { 'accept-encoding': 'identity' })
  const head = await ask('/a', { 'accept-encoding': 'identity' }, 'HEAD')
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('sends the stale page, marked, while the backend is down, and the new one when it is back', async () => {
  await textOf('/a')
  clock.recordChange(['content'])
  Object.assign(next, { status: 503, text: 'weg', degraded: true })
  const stale = await ask('/a')
  expect(stale.status).toBe(200)
  expect(stale.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=(-\d+|0); detail=render-failed$/)
  expect(stale.headers.get('age')).toMatch(/^\d+$/)
  expect(await stale.text()).toContain('een')
  Object.assign(next, { status: 200, text: 'twee', degraded: false })
  await vi.waitFor(async () => expect(await textOf('/a')).toBe('twee'), { timeout: 3_000, interval: 200 })
})

test('sends an incomplete page without caching it', async () => {
  next.degraded = true
  expect(await textOf('/a')).toBe('een')
  Object.assign(next, { degraded: false, text: 'twee' })
  expect(await textOf('/a')).toBe('twee')
})

test('removes a page at once when it no longer exists', async () => {
  await textOf('/a')
  next.status = 404
  clock.recordChange(['content'])
  expect((await ask('/a')).status).toBe(404)
  Object.assign(next, { status: 301, headers: { location: '/b' } })
  clock.recordChange(['content'])
  expect((await ask('/a?x=1')).status).toBe(301)
  expect(drawings.at(-1)).toBe('/a?x=1')
})

test('renders a personal page for a logged-in reader', async () => {
  await textOf('/a')
  next.text = 'eigen'
  expect(await textOf('/a', { cookie: 'strapi_jwt=abc' })).toBe('eigen')
  expect(await textOf('/a')).toBe('een')
})

test('sends the public page with a notice when the reader cannot be identified', async () => {
  const reader = { ...readers, cookie: 'strapi_jwt=abc' }
  await textOf('/a')
  for (const failure of [{ status: 503 }, { readerUnknown: true }, { waitMs: 6_500 }]) {
    Object.assign(next, { text: 'eigen', status: 200, readerUnknown: false, waitMs: 0, ...failure })
    const response = await ask('/a', reader)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(response.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=\d+; detail=reader-unknown$/)
    const html = await response.text()
    expect(html).toContain('<p>een</p>')
    expect(html).toContain('niet zien dat u bent ingelogd')
  }
  Object.assign(next, { status: 503, waitMs: 0, readerUnknown: false })
  const data = await ask('/a.data?_routes=page', reader)
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining('"redirect","/a","status",302')])
  const unseen = await ask('/b', reader)
  expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '30'])
  Object.assign(next, { status: 200, readerUnknown: true })
  expect(await (await ask('/b', reader)).text()).toContain('niet zien dat u bent ingelogd')
  Object.assign(next, { readerUnknown: false })
  expect(await (await ask('/a', reader)).text()).not.toContain('niet zien dat u bent ingelogd')
})

test('waits for the page of a reader that takes three seconds, though the public one is cached', async () => {
  await textOf('/a')
  Object.assign(next, { text: 'eigen', waitMs: 3_000 })
  const html = await (await ask('/a', { ...readers, cookie: 'strapi_jwt=abc' })).text()
  expect(html).toContain('eigen')
  expect(html).not.toContain('niet zien dat u bent ingelogd')
})

test('adds cookies to a cached page, but not behind a CDN', async () => {
  await textOf('/a')
  const first = await fetch(`${origin}/a`)
  expect(first.headers.getSetCookie()).toHaveLength(2)
  expect((await fetch(`${origin}/a`, { headers: { 'cdn-loop': 'cdn' } })).headers.getSetCookie()).toEqual([])
  expect(drawings).toHaveLength(1)
})

test('rerenders pages periodically while the change stream is disconnected', async () => {
  await textOf('/a')
  clock.connected(0)
  vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] })
  try {
    next.text = 'twee'
    const unverified = await fetch(`${origin}/a`)
    expect(unverified.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=-\d+; detail=changes-disconnected$/)
    expect(await unverified.text()).toContain('<p>een</p>')
    await vi.waitFor(async () => expect(await textOf('/a')).toBe('twee'))
    vi.setSystemTime(Date.now() + 61_000)
    next.text = 'drie'
    expect(await textOf('/a')).toBe('drie')
  } finally {
    vi.useRealTimers()
  }
})

test('neither rerenders a fresh page for a missing encoding nor marks it as stale', async () => {
  await ask('/a', { 'accept-encoding': 'identity' })
  for (const encoding of ['gzip', 'br']) {
    const response = await ask('/a', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=\d+$/)
  }
  expect(drawings).toHaveLength(1)
})

test('does not evict pages for invented URLs', async () => {
  await textOf('/a')
  await textOf('/lijst?p=1')
  for (let page = 0; page < 600; page++) await textOf(`/lijst?p=${page}`)
  next.status = 404
  for (let page = 0; page < 200; page++) await textOf(`/b${page}`)
  const rendered = drawings.length
  await textOf('/a')
  expect(drawings).toHaveLength(rendered)
  expect(await bytesCached()).toBeLessThanOrEqual(4 * 1024 * 1024 * (1 + 1 / 16))
})

test('does not cache another spelling of a page', async () => {
  for (let visit = 0; visit < 2; visit++) await textOf('/A')
  expect(drawings).toEqual(['/A', '/A'])
})

test('stays within the size limit of the cache', async () => {
  for (let page = 0; page < 800; page++) await textOf(`/a${page}`)
  expect(await bytesCached()).toBeLessThanOrEqual(4 * 1024 * 1024 * (1 + 1 / 16))
  next.status = 404
  for (let page = 0; page < 200; page++) await textOf(`/b${page}`)
  expect(await bytesCached()).toBeLessThanOrEqual(4 * 1024 * 1024 * (1 + 1 / 16))
})
