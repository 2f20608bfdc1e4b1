import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

const schema = z.object({ text: z.string() })
const anonymous = new Request('http://site/')
const reader = new Request('http://site/', { headers: { cookie: 'strapi_jwt=abc' } })

let requested: string[]
/** status of a server in front of the backend */
let maintenanceStatus: number | undefined
let client: typeof import('./client.server.ts')
let changes: typeof import('./cache/content-changes.server.ts').contentChanges

const backend = createServer((req, res) => {
  const { url = '', headers } = req
  requested.push(`${headers.authorization ? 'reader' : 'anyone'} ${url}`)
  const forAll = !url.includes('locked')
  res.setHeader('Cache-Tag', 'content,tag')
  res.setHeader('Cache-Control', forAll ? 'public, no-cache' : 'private, no-cache')
  if (url === '/moved') return res.writeHead(302, { location: '/locked' }).end()
  if (maintenanceStatus) return res.writeHead(maintenanceStatus).end('<p>Even geduld</p>')
  if (url.includes('missing')) {
    const error = { status: 404, name: 'NotFoundError', message: 'Dit is er niet.', details: {} }
    return res.writeHead(404).end(JSON.stringify({ data: null, error }))
  }
  return res.end(JSON.stringify({ text: headers.authorization && !forAll ? 'alles' : 'begin' }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  vi.resetModules()
  client = await import('./client.server.ts')
  changes = (await import('./cache/content-changes.server.ts')).contentChanges
})

beforeEach(() => {
  requested = []
  changes.recordUnknownChange()
  changes.connected(Date.now())
})

afterAll(() => {
  vi.unstubAllEnvs()
  backend.closeAllConnections()
  backend.close()
})

test('sends one request for concurrent and later callers', async () => {
  await Promise.all([1, 2, 3].map(() => client.fetchContent(anonymous, '/a', schema)))
  await client.fetchContent(anonymous, '/a', schema)
  expect(requested).toEqual(['anyone /a'])
})

test('sends no request for public content on behalf of a logged-in reader', async () => {
  await client.fetchContent(anonymous, '/a', schema)
  expect(await client.fetchContent(reader, '/a', schema)).toEqual({ text: 'begin' })
  expect(requested).toEqual(['anyone /a'])
})

test('requests personal content per reader, and never shows it to others', async () => {
  expect(await client.fetchContent(reader, '/locked', schema)).toEqual({ text: 'alles' })
  expect(await client.fetchContent(anonymous, '/locked', schema)).toEqual({ text: 'begin' })
  expect(await client.fetchContent(reader, '/locked', schema)).toEqual({ text: 'alles' })
  expect(requested).toEqual(['reader /locked', 'anyone /locked', 'reader /locked'])
})

test('caches a 404 too', async () => {
  expect(await client.findContent(anonymous, '/missing', schema)).toBeNull()
  expect(await client.findContent(anonymous, '/missing', schema)).toBeNull()
  expect(requested).toEqual(['anyone /missing'])
})

test.each([200, 404])('does not cache a %i of a server in front of the backend', async (status) => {
  maintenanceStatus = status
  await expect(client.findContent(anonymous, `/onderhoud-${status}`, schema)).rejects.toThrow()
  maintenanceStatus = undefined
  expect(await client.findContent(anonymous, `/onderhoud-${status}`, schema)).toEqual({ text: 'begin' })
})

test('requests again after a change of the content, but not after another change', async () => {
  await client.fetchContent(anonymous, '/a', schema)
  changes.recordChange(['vacancy'])
  await client.fetchContent(anonymous, '/a', schema)
  expect(requested).toHaveLength(1)
  changes.recordChange(['tag'])
  await client.fetchContent(anonymous, '/a', schema)
  expect(requested).toHaveLength(2)
})

test('caches nothing while the change stream is disconnected', async () => {
  await client.fetchContent(anonymous, '/a', schema)
  changes.connected(Date.now() - 60_000)
  await client.fetchContent(anonymous, '/a', schema)
  expect(requested).toHaveLength(2)
})

const upwards = ['..%2F..', 'a%2F..%2Fb', '..%5Cx', 'a%5C..', '%2e%2e', '.%2F'].map(
  (link) => `/public/partners/${link}?p=1`,
)

test.each([
  '/public/tags/.',
  '/public/tags/..?edition=pro',
  '/a/../b',
  ...upwards,
  `/public/pages/link/${'%7C'.repeat(3000)}`,
])('finds nothing at %.40s, without a request', async (path) => {
  expect(await client.findContent(anonymous, path, schema)).toBeNull()
  expect(requested).toEqual([])
})

test('follows no redirect, which would pass the key and the bearer token on', async () => {
  await expect(client.fetchContent(reader, '/moved', schema)).rejects.toThrow()
  expect(requested).toEqual(['reader /moved'])
})

test('requests names with dots in them', async () => {
  for (const path of ['/a/.b', '/a/...', '/a?x=/..', '/a/b%2Fc', '/a/..%20b', '/a/%E0%A4%A'])
    await client.fetchContent(anonymous, path, schema)
  expect(requested).toHaveLength(6)
})
