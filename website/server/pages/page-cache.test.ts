import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeClock } from '../../app/content/change-clock.ts'
import type { SiteMetrics } from '../monitoring/metrics.ts'
import { stopServers } from '../testing/servers.ts'
import { visitorCookie } from '../testing/visitor.ts'
import { type NextPage, startTrialPages } from './trial-pages.ts'

const readers = { cookie: visitorCookie }
let clock: ChangeClock
let drawings: string[]
let next: NextPage
let origin: string
let metrics: SiteMetrics

beforeEach(async () => {
  ;({ clock, drawings, next, origin, metrics } = await startTrialPages())
})

afterAll(stopServers)

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { ...readers, ...headers }, redirect: 'manual' })
const textOf = async (path: string, headers = {}) => /<p>(.*?)<\/p>/.exec(await (await ask(path, headers)).text())?.[1]

async function bytesKept(): Promise<number> {
  return (await metrics.registry.getSingleMetric('gevel_kept_pages_bytes')?.get())?.values[0]?.value ?? Number.NaN
}

test('a page is drawn once, and sent to all after it', async () => {
  for (const path of ['/a', '/a?utm_source=x', '/a']) expect(await textOf(path)).toBe('een')
  expect(drawings).toEqual(['/a'])
})

test('of fifty who ask at once one draws', async () => {
  next.waitMs = 50
  const texts = await Promise.all(Array.from({ length: 50 }, () => textOf('/a')))
  expect(new Set(texts)).toEqual(new Set(['een']))
  expect(drawings).toHaveLength(1)
})

test('a change of what it was made of is seen by the next who asks; another change is not', async () => {
  await textOf('/a')
  clock.noteChange(['vacancy'])
  await textOf('/a')
  expect(drawings).toHaveLength(1)
  next.text = 'twee'
  clock.noteChange(['content'])
  expect(await textOf('/a')).toBe('twee')
})

test('a change while a page is being drawn makes that drawing outdated', async () => {
  next.waitMs = 50
  const first = textOf('/a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  clock.noteChange(['content'])
  next.text = 'twee'
  expect(await first).toBe('een')
  expect(await textOf('/a')).toBe('twee')
})

test('a drawing that took long does not replace one that began after it', async () => {
  Object.assign(next, { waitMs: 150, text: 'oud' })
  const slow = textOf('/a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  clock.noteChange(['content'])
  Object.assign(next, { waitMs: 0, text: 'nieuw' })
  expect(await textOf('/a')).toBe('nieuw')
  await slow
  expect(await textOf('/a')).toBe('nieuw')
  expect(drawings).toHaveLength(2)
})

test('a page that is drawn anew and came to the same keeps its entity tag and what it was compressed to', async () => {
  for (let visit = 0; visit < 4; visit++) await ask('/a', { 'accept-encoding': 'br' })
  const tagOf = async () => (await ask('/a', { 'accept-encoding': 'br' })).headers.get('etag')
  await vi.waitFor(async () => expect(await tagOf()).toMatch(/-br11"$/))
  const before = await tagOf()
  clock.noteChange(['content'])
  expect(await tagOf()).toBe(before)
  expect(drawings).toHaveLength(2)
})

test('only a CDN may show an old page while it asks for a new one', async () => {
  const { headers } = await ask('/a')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect(headers.get('cdn-cache-control')).toContain('stale-while-revalidate=600')
})

test('who has it already is told so, in any encoding, and a change has another tag', async () => {
  const tag = (await ask('/a', { 'accept-encoding': 'gzip' })).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]+-gzip\d+"$/)
  const again = await ask('/a', { 'accept-encoding': 'br', 'if-none-match': tag })
  expect(again.status).toBe(304)
  expect(again.headers.get('cache-tag')).toBe('content')
  next.text = 'twee'
  clock.noteChange(['content'])
  expect((await ask('/a', { 'if-none-match': tag })).status).toBe(200)
})

test('If-None-Match: * holds for any page, and for none that is missing', async () => {
  expect((await ask('/a', { 'if-none-match': '*' })).status).toBe(304)
  next.status = 404
  const missing = await ask('/b')
  for (const tag of ['*', missing.headers.get('etag') ?? ''])
    expect((await ask('/b', { 'if-none-match': tag })).status).toBe(404)
})

test('each encoding says the same', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/a', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await answer.text()).toContain('<p>een</p>')
  }
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await ask('/a', { 'accept-encoding': 'identity' })
  const head = await ask('/a', { 'accept-encoding': 'identity' }, 'HEAD')
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('while the backend is away the old page stays, marked, and the new one comes when it is back', async () => {
  await textOf('/a')
  clock.noteChange(['content'])
  Object.assign(next, { status: 503, text: 'weg', degraded: true })
  const stale = await ask('/a')
  expect(stale.status).toBe(200)
  expect(stale.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=(-\d+|0); detail=render-failed$/)
  expect(stale.headers.get('age')).toMatch(/^\d+$/)
  expect(await stale.text()).toContain('een')
  Object.assign(next, { status: 200, text: 'twee', degraded: false })
  await vi.waitFor(async () => expect(await textOf('/a')).toBe('twee'), { timeout: 3_000, interval: 200 })
})

test('a page that lacks something is sent but not kept', async () => {
  next.degraded = true
  expect(await textOf('/a')).toBe('een')
  Object.assign(next, { degraded: false, text: 'twee' })
  expect(await textOf('/a')).toBe('twee')
})

test('a page that is gone is gone at once', async () => {
  await textOf('/a')
  next.status = 404
  clock.noteChange(['content'])
  expect((await ask('/a')).status).toBe(404)
  Object.assign(next, { status: 301, headers: { location: '/b' } })
  clock.noteChange(['content'])
  expect((await ask('/a?x=1')).status).toBe(301)
  expect(drawings.at(-1)).toBe('/a?x=1')
})

test('a reader who is logged in gets a page of his own', async () => {
  await textOf('/a')
  next.text = 'eigen'
  expect(await textOf('/a', { cookie: 'strapi_jwt=abc' })).toBe('eigen')
  expect(await textOf('/a')).toBe('een')
})

test('a reader who cannot be known now gets the page for everybody with a notice', async () => {
  const reader = { ...readers, cookie: 'strapi_jwt=abc' }
  await textOf('/a')
  for (const failure of [{ status: 503 }, { readerUnknown: true }, { waitMs: 2_500 }]) {
    Object.assign(next, { text: 'eigen', status: 200, readerUnknown: false, waitMs: 0, ...failure })
    const answer = await ask('/a', reader)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(answer.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=\d+; detail=reader-unknown$/)
    const html = await answer.text()
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

test('cookies are added beside the kept page; behind a CDN they are not', async () => {
  await textOf('/a')
  const first = await fetch(`${origin}/a`)
  expect(first.headers.getSetCookie()).toHaveLength(2)
  expect((await fetch(`${origin}/a`, { headers: { 'cdn-loop': 'cdn' } })).headers.getSetCookie()).toEqual([])
  expect(drawings).toHaveLength(1)
})

test('when the stream of changes is lost pages are drawn anew now and then', async () => {
  await textOf('/a')
  clock.heard(0)
  vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] })
  try {
    next.text = 'twee'
    const unsure = await fetch(`${origin}/a`)
    expect(unsure.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=-\d+; detail=changes-disconnected$/)
    expect(await unsure.text()).toContain('<p>een</p>')
    await vi.waitFor(async () => expect(await textOf('/a')).toBe('twee'))
    vi.setSystemTime(Date.now() + 61_000)
    next.text = 'drie'
    expect(await textOf('/a')).toBe('drie')
  } finally {
    vi.useRealTimers()
  }
})

test('a fresh page that lacks an encoding is neither drawn anew for it nor said to be stale', async () => {
  await ask('/a', { 'accept-encoding': 'identity' })
  for (const encoding of ['gzip', 'br']) {
    const answer = await ask('/a', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-status')).toMatch(/^gevel; hit; ttl=\d+$/)
  }
  expect(drawings).toHaveLength(1)
})

test('made-up addresses do not push out pages', async () => {
  await textOf('/a')
  await textOf('/lijst?p=1')
  for (let page = 0; page < 600; page++) await textOf(`/lijst?p=${page}`)
  next.status = 404
  for (let page = 0; page < 200; page++) await textOf(`/b${page}`)
  const drawn = drawings.length
  await textOf('/a')
  expect(drawings).toHaveLength(drawn)
  expect(await bytesKept()).toBeLessThanOrEqual(4 * 1024 * 1024 * (1 + 1 / 16))
})

test('another spelling of a page is not kept', async () => {
  for (let visit = 0; visit < 2; visit++) await textOf('/A')
  expect(drawings).toEqual(['/A', '/A'])
})

test('the kept pages take no more room than they may', async () => {
  for (let page = 0; page < 800; page++) await textOf(`/a${page}`)
  expect(await bytesKept()).toBeLessThanOrEqual(4 * 1024 * 1024 * (1 + 1 / 16))
  next.status = 404
  for (let page = 0; page < 200; page++) await textOf(`/b${page}`)
  expect(await bytesKept()).toBeLessThanOrEqual(4 * 1024 * 1024 * (1 + 1 / 16))
})
