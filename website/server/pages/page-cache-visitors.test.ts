import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { stopServers } from '../testing/servers.ts'
import { visitorCookie } from '../testing/visitor.ts'
import { startTestPages, type TestPages } from './test-pages.ts'

let site: TestPages

beforeEach(async () => {
  site = await startTestPages()
})
afterAll(stopServers)

const ask = (path: string, address: string) =>
  fetch(site.origin + path, { headers: { cookie: visitorCookie, 'x-forwarded-for': address }, redirect: 'manual' })
const textOf = async (response: Response) => /<p>(.*?)<\/p>/.exec(await response.text())?.[1]

test('renders with the address of the visitor who asked', async () => {
  await ask('/lijst?t=verf', '192.0.2.1')
  await ask('/lijst?t=hout', '192.0.2.2')
  expect(site.addresses).toEqual(['192.0.2.1', '192.0.2.2'])
})

test('renders again without an address after a change', async () => {
  for (let visit = 0; visit < 4; visit++) await ask('/lijst?t=verf', '192.0.2.1')
  site.clock.recordChange(['content'])
  await vi.waitFor(() => expect(site.addresses).toEqual(['192.0.2.1', null]))
})

test('does not reject other visitors when one is rejected', async () => {
  site.limited.add('192.0.2.1')
  expect((await ask('/lijst?t=verf', '192.0.2.1')).status).toBe(429)
  expect((await ask('/lijst?t=verf', '192.0.2.2')).status).toBe(200)
})

test('renders for a visitor who waited for the rendering of a rejected one', async () => {
  site.limited.add('192.0.2.1')
  site.next.waitMs = 100
  const rejected = ask('/lijst?t=verf', '192.0.2.1')
  await vi.waitFor(() => expect(site.drawings).toHaveLength(1))
  expect((await ask('/lijst?t=verf', '192.0.2.2')).status).toBe(200)
  expect((await rejected).status).toBe(429)
})

test('keeps the stale page of a search when its visitor is rejected', async () => {
  await ask('/lijst?t=verf', '192.0.2.1')
  site.clock.recordChange(['content'])
  site.limited.add('192.0.2.1')
  const stale = await ask('/lijst?t=verf', '192.0.2.1')
  expect([stale.status, await textOf(stale)]).toEqual([200, 'een'])
  site.next.text = 'twee'
  expect(await textOf(await ask('/lijst?t=verf', '192.0.2.2'))).toBe('twee')
})

test('renders a response that is no page once for each request', async () => {
  site.next.headers = { 'Content-Type': 'application/json' }
  expect(await textOf(await ask('/lijst?t=a', '192.0.2.1'))).toBe('een')
  expect(site.drawings).toHaveLength(1)
  site.next.waitMs = 50
  const responses = await Promise.all(['192.0.2.1', '192.0.2.2'].map((address) => ask('/lijst?t=b', address)))
  expect(await Promise.all(responses.map(textOf))).toEqual(['een', 'een'])
  expect(site.drawings).toHaveLength(3)
})

test('renders a redirect once when it has the whole query', async () => {
  Object.assign(site.next, { status: 301, headers: { location: '/b' } })
  expect((await ask('/lijst?t=a', '192.0.2.1')).status).toBe(301)
  expect(site.drawings).toEqual(['/lijst?t=a'])
})
