import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

const schema = z.object({ text: z.string() })
const anonymous = new Request('http://site/')
const reader = new Request('http://site/', { headers: { cookie: 'strapi_jwt=abc' } })

let asked: string[]
/** status of who answers in the backend's place */
let inMaintenance: number | undefined
let client: typeof import('./client.server.ts')
let changes: typeof import('./content-changes.server.ts').contentChanges

const backend = createServer((req, res) => {
  const { url = '', headers } = req
  asked.push(`${headers.authorization ? 'reader' : 'anyone'} ${url}`)
  const forAll = !url.includes('locked')
  res.setHeader('Cache-Tag', 'content,tag')
  res.setHeader('Cache-Control', forAll ? 'public, no-cache' : 'private, no-cache')
  if (inMaintenance) return res.writeHead(inMaintenance).end('<p>Even geduld</p>')
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
  changes = (await import('./content-changes.server.ts')).contentChanges
})

beforeEach(() => {
  asked = []
  changes.noteUnknownChange()
  changes.heard(Date.now())
})

afterAll(() => {
  vi.unstubAllEnvs()
  backend.closeAllConnections()
  backend.close()
})

test('what many want to know at the same time, and later, is asked once', async () => {
  await Promise.all([1, 2, 3].map(() => client.fetchContent(anonymous, '/a', schema)))
  await client.fetchContent(anonymous, '/a', schema)
  expect(asked).toEqual(['anyone /a'])
})

test('a reader who is logged in costs no question for what is the same for all', async () => {
  await client.fetchContent(anonymous, '/a', schema)
  expect(await client.fetchContent(reader, '/a', schema)).toEqual({ text: 'begin' })
  expect(asked).toEqual(['anyone /a'])
})

test('what a reader may see and others not is asked for him, and never shown to them', async () => {
  expect(await client.fetchContent(reader, '/locked', schema)).toEqual({ text: 'alles' })
  expect(await client.fetchContent(anonymous, '/locked', schema)).toEqual({ text: 'begin' })
  expect(await client.fetchContent(reader, '/locked', schema)).toEqual({ text: 'alles' })
  expect(asked).toEqual(['reader /locked', 'anyone /locked', 'reader /locked'])
})

test('that there is nothing is remembered too', async () => {
  expect(await client.findContent(anonymous, '/missing', schema)).toBeNull()
  expect(await client.findContent(anonymous, '/missing', schema)).toBeNull()
  expect(asked).toEqual(['anyone /missing'])
})

test.each([200, 404])('what is said with %i in the backend’s place is not remembered', async (status) => {
  inMaintenance = status
  await expect(client.findContent(anonymous, `/onderhoud-${status}`, schema)).rejects.toThrow()
  inMaintenance = undefined
  expect(await client.findContent(anonymous, `/onderhoud-${status}`, schema)).toEqual({ text: 'begin' })
})

test('a change of what an answer was made of makes it be asked again, another change does not', async () => {
  await client.fetchContent(anonymous, '/a', schema)
  changes.noteChange(['vacancy'])
  await client.fetchContent(anonymous, '/a', schema)
  expect(asked).toHaveLength(1)
  changes.noteChange(['tag'])
  await client.fetchContent(anonymous, '/a', schema)
  expect(asked).toHaveLength(2)
})

test('while changes are not heard of nothing is kept', async () => {
  await client.fetchContent(anonymous, '/a', schema)
  changes.heard(Date.now() - 60_000)
  await client.fetchContent(anonymous, '/a', schema)
  expect(asked).toHaveLength(2)
})

test.each(['/public/tags/.', '/public/tags/..?edition=pro', '/a/../b', `/public/pages/link/${'%7C'.repeat(3000)}`])(
  'finds nothing at %.40s, and asks nothing',
  async (path) => {
    expect(await client.findContent(anonymous, path, schema)).toBeNull()
    expect(asked).toEqual([])
  },
)

test('asks for names with dots in them', async () => {
  for (const path of ['/a/.b', '/a/...', '/a?x=/..']) await client.fetchContent(anonymous, path, schema)
  expect(asked).toHaveLength(3)
})
