import type { ReaderState } from '@gevel/contract/reader-state'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopServers } from '../../testing/servers.ts'
import { startTestPages, type TestPages } from '../test-pages.ts'

let site: TestPages
let lastId = 0

beforeEach(async () => {
  site = await startTestPages()
})
afterEach(() => vi.useRealTimers())
afterAll(stopServers)

/** A reader with a bearer token that is valid for ten minutes. */
function newReader(fields: Partial<ReaderState> = {}) {
  const id = ++lastId
  const exp = Math.floor(Date.now() / 1000) + 600
  const access = { reader: 'account', readerUntil: '2100-01-01T00:00:00.000Z' } as const
  const bearer = `a.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.${id}`
  const saved = { savedArticles: [], savedVacancies: [], followed: [], savedSearches: [] }
  const lists = { ...saved, comments: [], privateThreads: [] }
  const state = { id, name: `Lezer ${id}`, ...access, isComplete: true, ...lists, ...fields } as const
  site.readers.set(bearer, state)
  return { bearer, state }
}

async function ask(path: string, bearer: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { headers: { cookie: `strapi_jwt=${bearer}`, ...headers } })
  const [, line] = /<p>(.*?)<\/p>/.exec(await response.text()) ?? []
  return { line, status: response.headers.get('cache-status') ?? '', headers: response.headers }
}

const bypassed = 'gevel; fwd=bypass; detail=logged-in'

test('readers with the same access share a page, each with its own name', async () => {
  const [one, other] = [newReader(), newReader({ name: 'Jan <& "Piet"' })]
  expect(await ask('/a', one.bearer)).toMatchObject({
    line: `een <b>${one.state.name}</b>`,
    status: /stored; detail=shared$/,
  })
  const second = await ask('/a', other.bearer, { 'accept-encoding': 'identity' })
  expect(second).toMatchObject({
    line: 'een <b>Jan &lt;&amp; &quot;Piet&quot;</b>',
    status: /^gevel; hit; .*detail=shared$/,
  })
  expect(second.headers.get('cache-control')).toBe('private, no-store')
  expect(second.headers.get('etag')).toBeNull()
  expect(site.drawings).toHaveLength(1)
})

test('readers with other access or answers get other pages', async () => {
  site.next.asks = ['saved:7']
  const readers = [newReader(), newReader({ savedArticles: [7] }), newReader({ reader: 'mix' })]
  for (const round of ['rendered', 'cached']) {
    for (const { bearer, state } of readers) {
      const { line } = await ask('/a', bearer)
      expect(line, round).toBe(`een <b>${state.name}</b> ${state.savedArticles.length > 0}`)
    }
  }
  expect(site.drawings).toHaveLength(3)
})

test('a change of the reader is in its next page, without a new rendering for others', async () => {
  const { bearer, state } = newReader()
  await ask('/a', bearer)
  site.readers.set(bearer, { ...state, name: 'Nieuw' })
  site.clock.recordChange([`reader:${state.id}`])
  expect((await ask('/a', bearer)).line).toBe('een <b>Nieuw</b>')
  expect(site.drawings).toHaveLength(1)
})

test('access that ends with the day is asked for again at midnight in the Netherlands, without a change being reported', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T22:59:59.900Z') })
  site.clock.connected(Date.now())
  const readerUntil = '2026-11-29T23:00:00.000Z'
  const [ending, staying] = [
    newReader({ reader: 'general', readerUntil }),
    newReader({ reader: 'general', readerUntil }),
  ]
  site.next.text = 'alles'
  for (const { bearer } of [ending, staying]) expect((await ask('/a', bearer)).line).toContain('alles')
  const tomorrow = { readerUntil: '2026-11-30T23:00:00.000Z' }
  site.readers.set(ending.bearer, { ...ending.state, ...tomorrow, reader: 'account' })
  site.readers.set(staying.bearer, { ...staying.state, ...tomorrow })
  site.next.text = 'begin'
  vi.setSystemTime(new Date('2026-11-29T23:00:00.000Z'))
  expect((await ask('/a', ending.bearer)).line).toContain('begin')
  expect(await ask('/a', staying.bearer)).toMatchObject({ line: /alles/, status: /^gevel; hit/ })
})

test('a backend whose clock is behind is not believed after midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T23:00:00.100Z') })
  site.clock.connected(Date.now())
  const { bearer } = newReader({ reader: 'general', readerUntil: '2026-11-29T23:00:00.000Z' })
  expect((await ask('/a', bearer)).status).toBe(bypassed)
})

test('a session that has ended gets no shared page', async () => {
  const { bearer, state } = newReader()
  await ask('/a', bearer)
  site.readers.delete(bearer)
  site.clock.recordChange([`reader:${state.id}`])
  expect((await ask('/a', bearer)).status).toBe(bypassed)
})

test('nothing is shared while changes of readers are not reported', async () => {
  const { bearer } = newReader()
  await ask('/a', bearer)
  site.clock.opened({ hasReaders: false })
  expect((await ask('/a', bearer)).status).toBe(bypassed)
})

test.each<[string, Partial<TestPages['next']>]>([
  ['with data of one reader', { personal: true }],
  ['that sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['with a public form', { botCheck: true }],
  ['that is missing', { status: 404 }],
])('a page %s is not shared', async (_, next) => {
  Object.assign(site.next, next)
  const { bearer } = newReader()
  for (const round of [1, 2]) expect((await ask('/a', bearer)).status, String(round)).toBe(bypassed)
  // once to see that it cannot be shared
  expect(site.drawings).toHaveLength(3)
})

test('a page with comments that a reader wrote and recommended is rendered once for all who did the same', async () => {
  site.next.asks = ['comments:7', 'private-thread:7']
  const writer = newReader({ comments: ['7:12:wrote', '7:15:recommended', '71:2:wrote'] })
  const readers = [writer, newReader(), newReader(), newReader()]
  for (const round of ['rendered', 'cached', 'cached again']) {
    for (const { bearer, state } of readers) {
      const { line, status } = await ask('/a', bearer)
      const marks = state.comments.length > 0 ? '7:12:wrote 7:15:recommended' : ''
      expect(line, round).toBe(`een <b>${state.name}</b> ${marks} false`)
      expect(status).toMatch(/detail=shared$/)
    }
  }
  expect(site.drawings).toHaveLength(2)
  site.readers.set(writer.bearer, { ...writer.state, comments: ['7:12:wrote'] })
  site.clock.recordChange([`reader:${writer.state.id}`])
  expect((await ask('/a', writer.bearer)).line).toContain('7:12:wrote false')
  expect(site.drawings).toHaveLength(3)
})

test('a list of vacancies is rendered once for all who saved the same ones of it', async () => {
  site.next.asks = ['vacancies:4,7,12']
  const saved = [[], [7, 99], [12, 7], [12, 7, 3], [99], [4]]
  const readers = saved.map((savedVacancies) => newReader({ savedVacancies }))
  const expectMarks = async (marks: readonly string[], round: string) => {
    for (const [at, { bearer, state }] of readers.entries())
      expect((await ask('/a', bearer)).line, `${round}, ${saved[at]}`).toBe(`een <b>${state.name}</b> ${marks[at]}`)
  }
  for (const round of ['rendered', 'cached']) {
    await expectMarks(['', '7', '7,12', '7,12', '', '4'], round)
    expect(site.drawings).toHaveLength(4)
  }
  // one closed, and one is new
  site.next.asks = ['vacancies:99,4,7']
  site.clock.recordChange(site.next.tags)
  for (const round of ['changed', 'cached again']) {
    await expectMarks(['', '99,7', '7', '7', '99', '4'], round)
    expect(site.drawings).toHaveLength(9)
  }
})

test('a reader gets its own page where it sees more than others', async () => {
  site.next.asks = ['private-thread:7']
  const [one, other] = [newReader({ privateThreads: [7] }), newReader()]
  expect((await ask('/a', one.bearer)).status).toBe(bypassed)
  expect((await ask('/a', other.bearer)).status).toMatch(/shared$/)
  expect((await ask('/a', one.bearer)).status).toBe(bypassed)
})

test('a notice of what the reader did, a page per visitor and another bearer are not shared', async () => {
  const { bearer } = newReader()
  expect((await ask('/a?gelukt=geplaatst-1', bearer)).status).toBe(bypassed)
  expect((await ask('/eigen', bearer)).status).toBe(bypassed)
  expect((await ask('/a', bearer, { authorization: 'Bearer x' })).status).toBe(bypassed)
})

test('what a form changes shows in the next page, whenever the stream reports it', async () => {
  const { bearer, state } = newReader()
  await ask('/a', bearer)
  site.readers.set(bearer, { ...state, name: 'Nieuw' })
  await fetch(`${site.origin}/a`, { method: 'POST', headers: { cookie: `strapi_jwt=${bearer}` } })
  expect((await ask('/a', bearer)).line).toBe('een <b>Nieuw</b>')
})

test('renders with the address of the reader who asked', async () => {
  await ask('/lijst?t=verf', newReader().bearer, { 'x-forwarded-for': '192.0.2.1' })
  expect(site.addresses).toEqual(['192.0.2.1'])
})

test('shares a page although one of its readers was rejected', async () => {
  site.limited.add('192.0.2.1')
  const limited = { 'x-forwarded-for': '192.0.2.1' }
  expect((await ask('/lijst?t=verf', newReader().bearer, limited)).status).toBe(bypassed)
  expect((await ask('/lijst?t=verf', newReader().bearer)).status).toMatch(/stored; detail=shared$/)
})
