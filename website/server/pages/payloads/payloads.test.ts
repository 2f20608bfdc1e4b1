import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { stopServers } from '../../testing/servers.ts'
import { type NextPage, startTestPages, type TestPages } from '../test-pages.ts'

let site: TestPages

beforeEach(async () => {
  site = await startTestPages()
  site.next.headers = JSON_TYPE
})
afterAll(stopServers)

const JSON_TYPE = { 'Content-Type': 'application/json' }
const PATH = '/a/_payload.json'

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(site.origin + path, { method, headers, redirect: 'manual' })
  const cacheStatus = response.headers.get('cache-status') ?? ''
  return { status: response.status, cacheStatus, headers: response.headers, text: await response.text() }
}

test('is cached with its tags, and rendered again after a change of them', async () => {
  const first = await ask(PATH)
  expect(first.headers.get('cache-tag')).toBe('content')
  expect(first.headers.getSetCookie()).toEqual([])
  expect((await ask(`${PATH}?utm_source=x`)).cacheStatus).toMatch(/^gevel; hit/)
  site.next.text = 'twee'
  site.clock.recordChange(['tag'])
  expect((await ask(PATH)).text).toContain('een')
  site.clock.recordChange(['content'])
  expect((await ask(PATH)).text).toContain('twee')
  expect(site.drawings).toEqual([PATH, PATH])
})

test('is compressed, and a 304 for who has it', async () => {
  const { headers } = await ask(PATH, { 'accept-encoding': 'br' })
  expect(headers.get('content-encoding')).toBe('br')
  const again = await ask(PATH, { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

describe('is missing', () => {
  test.each([
    ['/eigen/_payload.json', 'per-visitor'],
    ['/A/_payload.json', 'path-spelling'],
    ['/a//_payload.json', 'path-spelling'],
    ['/a/_payload.json?voorbeeld=x', 'preview'],
  ])('at %s: %s', async (path, reason) => {
    for (const cookie of ['', 'strapi_jwt=abc']) {
      const { status, cacheStatus, headers } = await ask(path, { cookie })
      expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
      if (!cookie) expect(cacheStatus).toBe(`gevel; fwd=bypass; detail=${reason}`)
    }
    expect(site.drawings).toEqual([])
  })

  test('for a form, which is not sent to the page', async () => {
    const { status, headers } = await ask(PATH, {}, 'POST')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(site.drawings).toEqual([])
  })
})

describe('of a page that cannot be shared now', () => {
  test.each<[string, Partial<NextPage>]>([
    ['bot-check', { botCheck: true }],
    ['personal-data', { personal: true }],
    ['set-cookie', { headers: { ...JSON_TYPE, 'Set-Cookie': 'a=b' } }],
    ['backend-failed', { degraded: true }],
    ['no-change-tags', { tags: [] }],
  ])('is empty: %s', async (reason, page) => {
    Object.assign(site.next, page)
    const { status, text, cacheStatus, headers } = await ask(PATH)
    expect([status, text, cacheStatus]).toEqual([204, '', `gevel; fwd=uri-miss; detail=${reason}`])
    expect(headers.getSetCookie()).toEqual([])
  })

  test('redirects as the page does', async () => {
    Object.assign(site.next, { status: 301, headers: { ...JSON_TYPE, location: '/b' } })
    const { status, headers } = await ask(PATH)
    expect([status, headers.get('location')]).toEqual([301, '/b'])
  })

  test('fails as the page does', async () => {
    site.next.status = 503
    expect((await ask(PATH)).status).toBe(503)
  })
})

describe('for readers who are logged in', () => {
  let lastId = 0

  function newReader(reader: 'account' | 'mix', privateThreads: number[] = []) {
    const id = ++lastId
    const exp = Math.floor(Date.now() / 1000) + 600
    const bearer = `a.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.${id}`
    const access = { reader, readerUntil: '2100-01-01T00:00:00.000Z' }
    const saved = { savedArticles: [], savedVacancies: [], followed: [], savedSearches: [] }
    const lists = { ...saved, comments: [], privateThreads }
    site.readers.set(bearer, { id, name: `Lezer ${id} "x"`, ...access, isComplete: true, ...lists })
    return { id, bearer, ask: () => ask(PATH, { cookie: `strapi_jwt=${bearer}` }) }
  }

  test('is that of their access, with their own name as JSON', async () => {
    const [one, other, subscriber] = [newReader('account'), newReader('account'), newReader('mix')]
    expect((await one.ask()).text).toContain(`Lezer ${one.id} \\"x\\"`)
    const shared = await other.ask()
    expect(shared.text).toContain(`Lezer ${other.id} \\"x\\"`)
    expect(shared.headers.get('cache-control')).toBe('private, no-store')
    site.next.text = 'alles'
    expect((await subscriber.ask()).text).toContain('alles')
    expect((await one.ask()).text).not.toContain('alles')
    expect((await ask(PATH)).text).not.toContain('Lezer')
  })

  test('is empty from the moment that the session has ended', async () => {
    const reader = newReader('mix')
    expect((await reader.ask()).status).toBe(200)
    site.readers.delete(reader.bearer)
    site.clock.recordChange([`reader:${reader.id}`])
    const { status, text, cacheStatus } = await reader.ask()
    expect([status, text, cacheStatus]).toEqual([204, '', 'gevel; fwd=bypass; detail=logged-in'])
  })

  test('is empty where a reader has a page of its own', async () => {
    site.next.asks = ['private-thread:7']
    expect((await newReader('account', [7]).ask()).status).toBe(204)
  })
})
