import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { staticFiles } from './static-files.ts'

let origin: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/root-a1.js'), 'export {}')
  await writeFile(join(folder, 'assets/root-a1.js.br'), 'klein')
  await mkdir(join(folder, 'builds/meta'), { recursive: true })
  await writeFile(join(folder, 'builds/latest.json'), '{"id":"1a2b"}')
  await writeFile(join(folder, 'builds/meta/1a2b.json'), '{}')
  await writeFile(join(folder, 'service-worker.js'), '')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, '.env'), 'geheim')
  await mkdir(join(folder, '.well-known'))
  await writeFile(join(folder, '.well-known/gpc.json'), '{"gpc":true}')
  await writeFile(join(folder, '.well-known/.env'), 'geheim')
  const response = staticFiles(folder)
  origin = await serve((req, res) => response(req, res) || res.writeHead(404).end())
})

afterAll(async () => {
  await stopServers()
  await rm(folder, { recursive: true, force: true })
})

function get(path: string, headers: Record<string, string> = { 'accept-encoding': 'gzip' }) {
  return fetch(origin + path, { headers })
}

it('caches a file with a hash in its name for a year, any other for a day', async () => {
  const asset = await get('/assets/root-a1.js', { 'accept-encoding': 'gzip', range: 'bytes=9-2' })
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await asset.text()).toBe('export {}')
  expect((await get('/favicon.svg?v=2')).headers.get('cache-control')).toMatch('max-age=86400')
})

it('caches the id of the newest build for half a minute, and the routes of a build for a year', async () => {
  const latest = await get('/builds/latest.json?1798200000000')
  expect([await latest.json(), latest.headers.get('cache-control')]).toEqual([{ id: '1a2b' }, 'public, max-age=30'])
  expect((await get('/builds/meta/1a2b.json')).headers.get('cache-control')).toMatch('immutable')
  expect((await get('/builds/meta/0000.json')).status).toBe(404)
})

it('makes browsers revalidate the service worker, so that a wrong one is replaced at once', async () => {
  expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache')
})

it('serves the files of /.well-known/', async () => {
  expect(await (await get('/.well-known/gpc.json')).json()).toEqual({ gpc: true })
})

it('sends a 304 for a file that the client has', async () => {
  const etag = (await get('/favicon.svg')).headers.get('etag') ?? ''
  expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(304)
})

it('sends a file as compressed by the build', async () => {
  const headers = { 'accept-encoding': 'br' }
  const asset = await fetch(`${origin}/assets/root-a1.js`, { method: 'HEAD', headers })
  expect([asset.headers.get('content-encoding'), asset.headers.get('content-length')]).toEqual(['br', '5'])
  expect([asset.headers.get('vary'), asset.headers.get('content-type')]).toEqual([
    'Accept-Encoding',
    'text/javascript; charset=utf-8',
  ])
})

it.each([
  '/.env',
  '/.well-known/.env',
  '/.git/config',
  '/assets/root-a1.js.br',
  '/assets/',
  '/',
  '/assets/..%2f.env',
  '/assets/../.env',
  '/constructor',
])('serves no file at %s', async (path) => expect((await get(path)).status).toBe(404))

it('keeps serving the files it started with after another build', async () => {
  await rm(join(folder, 'assets/root-a1.js'))
  expect(await (await get('/assets/root-a1.js')).text()).toBe('export {}')
})
