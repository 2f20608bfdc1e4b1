import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stopServers } from '../testing/servers.ts'
import { visitorCookie } from '../testing/visitor.ts'
import { type NextPage, startTestPages, type TestPages } from './test-pages.ts'

let site: TestPages

beforeEach(async () => {
  site = await startTestPages()
})

afterAll(stopServers)

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { method, headers: { cookie: visitorCookie, ...headers }, redirect: 'manual' })
const statusOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).headers.get('cache-status')

const FRESH = /^gevel; hit; ttl=(60|[1-5]?\d)$/

describe('a cached page', () => {
  test('is a miss that was stored, then a hit with the rest of a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await statusOf('/a')).toBe('gevel; fwd=uri-miss; stored')
      expect(await statusOf('/a')).toBe('gevel; hit; ttl=60')
      vi.setSystemTime(Date.now() + 50_000)
      expect(await statusOf('/a')).toBe('gevel; hit; ttl=10')
      vi.setSystemTime(Date.now() + 30_000)
      expect(await statusOf('/a')).toBe('gevel; hit; ttl=-20')
      await vi.waitFor(async () => expect(await statusOf('/a')).toBe('gevel; hit; ttl=60'))
    } finally {
      vi.useRealTimers()
    }
  })

  test.each<[string, Record<string, string>, string]>([
    ['a first visit', { cookie: '' }, 'GET'],
    ['HEAD', {}, 'HEAD'],
    ['a connection that closes', { connection: 'close' }, 'GET'],
    ['gzip', { 'accept-encoding': 'gzip' }, 'GET'],
  ])('is a hit for %s too', async (_, headers, method) => {
    await ask('/a')
    expect(await statusOf('/a', headers, method)).toMatch(FRESH)
  })

  test('is a hit in a 304 too', async () => {
    const etag = (await ask('/a')).headers.get('etag') ?? ''
    const again = await ask('/a', { 'if-none-match': etag })
    expect([again.status, again.headers.get('cache-status')]).toEqual([304, expect.stringMatching(FRESH)])
  })

  test('is rendered and stored again after a change', async () => {
    await ask('/a')
    site.clock.recordChange(['content'])
    expect(await statusOf('/a')).toBe('gevel; fwd=stale; stored')
  })

  test('is rendered once for concurrent requests', async () => {
    site.next.waitMs = 50
    const all = await Promise.all([statusOf('/a'), statusOf('/a')])
    expect(all.sort()).toEqual(['gevel; fwd=uri-miss; collapsed; stored', 'gevel; fwd=uri-miss; stored'])
  })

  test('is stored for a while when it is a 404', async () => {
    site.next.status = 404
    expect(await statusOf('/weg')).toBe('gevel; fwd=uri-miss; stored')
    expect(await statusOf('/weg')).toMatch(/^gevel; hit; ttl=(10|\d)$/)
  })
})

describe('a page that is not stored', () => {
  test.each<[string, Partial<NextPage>]>([
    ['redirect', { status: 301, headers: { location: '/b' } }],
    ['error-status', { status: 503 }],
    ['backend-failed', { degraded: true }],
    ['personal-data', { personal: true }],
    ['set-cookie', { headers: { 'Set-Cookie': 'a=b' } }],
    ['no-store', { headers: { 'Cache-Control': 'no-store' } }],
    ['bot-check', { botCheck: true }],
    ['not-a-page', { headers: { 'Content-Type': 'application/json' } }],
    ['no-change-tags', { tags: [] }],
    ['too-large', { text: 'x'.repeat(5 * 1024 * 1024) }],
  ])('%s', async (reason, page) => {
    Object.assign(site.next, page)
    for (let visit = 0; visit < 2; visit++) expect(await statusOf('/a')).toBe(`gevel; fwd=uri-miss; detail=${reason}`)
  })

  test('overloaded', async () => {
    const { promise, resolve } = Promise.withResolvers()
    site.next.until = promise
    const all = Array.from({ length: 225 }, (_, page) => ask(`/a${page}`))
    const first = await Promise.race(all)
    resolve(undefined)
    expect([first.status, first.headers.get('cache-status')]).toEqual([503, 'gevel; fwd=uri-miss; detail=overloaded'])
    await Promise.all(all)
  })

  test('does not send a stale page that has become private', async () => {
    await ask('/a')
    site.clock.recordChange(['content'])
    site.next.personal = true
    expect(await statusOf('/a')).toBe('gevel; fwd=stale; detail=personal-data')
  })
})

describe('a request that bypasses the cache', () => {
  test.each<[string, string, Record<string, string>, string]>([
    ['bypass; detail=logged-in', '/a', { cookie: 'strapi_jwt=abc' }, 'GET'],
    ['bypass; detail=logged-in', '/a', { authorization: 'Bearer abc' }, 'GET'],
    ['bypass; detail=per-visitor', '/eigen?terug=%2F', {}, 'GET'],
    ['bypass; detail=per-visitor', '/EIGEN', {}, 'GET'],
    ['bypass; detail=path-spelling', '/A', {}, 'GET'],
    ['bypass; detail=preview', '/a?voorbeeld=x', {}, 'GET'],
    ['bypass; detail=preview', '/a.data?voorbeeld=x', { cookie: 'strapi_jwt=abc' }, 'GET'],
    ['method', '/a', {}, 'POST'],
  ])('%s: %s', async (reason, path, headers, method) => {
    for (let visit = 0; visit < 2; visit++) expect(await statusOf(path, headers, method)).toBe(`gevel; fwd=${reason}`)
    expect(site.drawings).toEqual([path, path])
  })

  test('is rendered with its own cookies, and not storable by the browser on a route per visitor', async () => {
    const { headers } = await ask('/eigen', { cookie: 'wie=ik' })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(site.cookies).toEqual(['wie=ik'])
    await ask('/a', { cookie: 'wie=ik' })
    expect(site.cookies).toEqual(['wie=ik', null])
  })

  test('is rendered without cookies for a preview, and neither stored nor indexed', async () => {
    await ask('/a')
    const { headers } = await ask('/a?voorbeeld=x', { cookie: 'strapi_jwt=abc' })
    expect(site.cookies).toEqual([null, null])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('is no published page when a preview cannot be rendered', async () => {
    await ask('/a')
    site.next.status = 503
    const { status, headers } = await ask('/a?voorbeeld=x')
    expect([status, headers.get('cache-status')]).toEqual([503, 'gevel; fwd=bypass; detail=preview'])
  })

  test('shares no rendering with a concurrent request, on a route per visitor', async () => {
    site.next.waitMs = 50
    await Promise.all(['ik', 'jij', 'zij'].map((name) => ask('/eigen', { cookie: `wie=${name}` })))
    expect(site.cookies.toSorted()).toEqual(['wie=ik', 'wie=jij', 'wie=zij'])
  })

  test('has the same headers for HEAD', async () => {
    const length = async (method: string) =>
      (await ask('/eigen', { 'accept-encoding': 'identity' }, method)).headers.get('content-length')
    expect(await length('HEAD')).toBe(await length('GET'))
  })
})
