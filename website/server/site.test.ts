import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../app/config/env.server.ts'
import { log } from '../app/config/log.server.ts'
import { ChangeClock } from '../app/content/change-clock.ts'
import { httpServer } from './http-server.ts'
import { siteMetrics } from './metrics.ts'
import { site } from './site.ts'
import type { SiteBuild } from './site-build.ts'
import { serve, stopServers } from './testing/servers.ts'

let origin: string
let folder: string
let stopping = false
let drawings = 0
const page = `<!doctype html><title>Gevel</title>${'<p>nieuws</p>'.repeat(200)}`

async function draw(asked: Request): Promise<Response> {
  const { pathname } = new URL(asked.url)
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  if (pathname === '/fout') throw new Error('geheim')
  if (pathname === '/uiterst')
    return new Response('Unexpected Server Error\n\ngeheim', { status: 500, headers: { 'Content-Type': 'text/plain' } })
  if (pathname === '/geteld') return new Response(`tekening ${++drawings}`, { headers: html })
  if (pathname === '/adres') return new Response(asked.url, { headers: html })
  if (pathname === '/formulier') return new Response(await asked.text(), { headers: html })
  if (pathname.endsWith('.data')) return new Response('{}', { headers: { 'Content-Type': 'text/x-script' } })
  return new Response(asked.method === 'HEAD' ? null : page, { headers: html })
}

const build: SiteBuild = {
  clock: new ChangeClock(),
  draw: async (asked) => ({
    result: await draw(asked),
    reads: { tags: new Set(), degraded: false, personal: false, botCheck: false },
  }),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/root-a1.js'), 'export {}')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const backend = await serve((req, res) => {
    if (req.url === '/uploads/folder_1.pdf') return res.writeHead(200, { 'Content-Type': 'application/pdf' }).end('pdf')
    return res.writeHead(req.url === '/_health' ? 204 : 404).end()
  })
  const env = parseEnv({
    BACKEND_URL: backend,
    SITE_URL: 'https://gevel.example',
    PRO_HOST: 'pro.example',
    CACHE_DIR: folder,
  })
  origin = await serve(
    httpServer(site({ env, build, metrics: siteMetrics(), clientFolder: folder, isStopping: () => stopping }), {
      secure: true,
    }),
  )
})

afterAll(async () => {
  await stopServers()
  await rm(folder, { recursive: true })
})

/** As `fetch`, which lets nobody choose the host. */
function get(path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; location?: string }>((resolve, reject) => {
    const call = request(origin + path, { headers }, (res) => {
      res.resume()
      resolve({ status: res.statusCode, location: res.headers.location })
    })
    call.on('error', reject).end()
  })
}

/** What the server says to bytes that no client would send. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

it('forms that come in drop by drop take no place of who reads', async () => {
  const half = 'POST /formulier HTTP/1.1\r\nHost: gevel.example\r\nContent-Length: 1000\r\n\r\na'
  const slow = Array.from({ length: 300 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  for (const socket of slow) socket.on('error', () => {}).write(half)
  await vi.waitFor(() => expect(slow.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true))
  const { status } = await fetch(`${origin}/nog-niet-gelezen`, { signal: AbortSignal.timeout(3_000) })
  expect(status).toBe(200)
  for (const socket of slow) socket.destroy()
})

it('forms that come in together have room for so much, and whose sender leaves makes room', async () => {
  const size = 10 * 1024 * 1024
  const head = `POST /formulier HTTP/1.1\r\nHost: gevel.example\r\nContent-Type: multipart/form-data\r\nContent-Length: ${size}\r\n\r\n`
  const senders = Array.from({ length: 6 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  // all but their last byte
  const sent = senders.map((socket) => new Promise((resolve) => socket.write(head + 'x'.repeat(size - 1), resolve)))
  await Promise.all(sent)
  const post = async () => (await fetch(`${origin}/formulier`, { method: 'POST', body: 'x'.repeat(500_000) })).status
  const posts = (number: number) => Promise.all(Array.from({ length: number }, post))
  expect(await posts(4)).toEqual([200, 200, 200, 200])
  const extra = connect(Number(new URL(origin).port), '127.0.0.1')
  let refusal = ''
  extra
    .on('error', () => {})
    .on('data', (data) => {
      refusal += data
    })
  extra.write(head + 'x'.repeat(size - 1))
  await vi.waitFor(() => expect(refusal).toMatch(/^HTTP\/1.1 503 .*Retry-After/s))
  for (const socket of [...senders, extra]) socket.destroy()
  await vi.waitFor(async () => expect(new Set(await posts(20))).toEqual(new Set([200])))
})

describe('a page', () => {
  it('comes with the visitor’s cookies once, and the headers that keep it safe', async () => {
    const { headers } = await fetch(origin)
    expect(headers.getSetCookie().map((cookie) => cookie.replace(/=.*/, ''))).toEqual(['session', 'locale'])
    expect(headers.getSetCookie().every((cookie) => cookie.includes('; Secure'))).toBe(true)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('strict-transport-security')).toContain('max-age')
    const again = await fetch(origin, { headers: { cookie: 'session=eyJ9; locale=nl' } })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('is compressed as its reader likes', async () => {
    const { headers } = await fetch(origin, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
    const plain = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(page)
  })

  it('that is kept says so too when the connection ends, because the server is stopping', async () => {
    // who has the cookies needs nothing beside what is kept
    const ask = () => fetch(`${origin}/geteld`, { headers: { cookie: 'session=eyJ9; locale=nl' } })
    const [first, again] = [await ask(), await ask()]
    stopping = true
    const last = await ask()
    stopping = false
    for (const answer of [first, again, last]) expect(await answer.text()).toBe('tekening 1')
    expect(again.headers.get('connection')).not.toBe('close')
    expect(last.headers.get('connection')).toBe('close')
  })

  it('that one has already keeps its own policy', async () => {
    const cookie = 'session=eyJ9; locale=nl'
    const etag = (await fetch(`${origin}/geteld`, { headers: { cookie } })).headers.get('etag') ?? ''
    stopping = true
    const answer = await fetch(`${origin}/geteld`, { headers: { cookie, 'if-none-match': etag } })
    stopping = false
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([304, null])
  })

  it('knows its own address, whatever the host it was asked at', async () => {
    expect(await (await fetch(`${origin}/adres?p=2`)).text()).toBe('https://gevel.example/adres?p=2')
  })

  it('has no body for HEAD', async () => {
    const head = await fetch(origin, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('takes what is posted', async () => {
    const answer = await fetch(`${origin}/formulier`, { method: 'POST', body: 'naam=Anne' })
    expect(await answer.text()).toBe('naam=Anne')
  })
})

describe('no page', () => {
  it('gives no cookies', async () => {
    for (const path of [
      '/assets/root-a1.js',
      '/favicon.svg',
      '/news/1.data',
      '/health',
      '/uploads/folder_1.pdf',
      '/%',
    ]) {
      expect((await fetch(origin + path)).headers.getSetCookie(), path).toEqual([])
    }
  })

  it('a file of the media library cannot act as a page of ours', async () => {
    const file = await fetch(`${origin}/uploads/folder_1.pdf`)
    expect([await file.text(), file.headers.get('content-type')]).toEqual(['pdf', 'application/pdf'])
    expect(file.headers.get('content-security-policy')).toMatch('sandbox')
    expect((await fetch(`${origin}/uploads/weg.pdf`)).status).toBe(404)
    expect((await fetch(`${origin}/uploads/..%2fadmin`)).status).toBe(404)
  })
})

describe('every answer', () => {
  it.each([
    ['a kept page', '/'],
    ['a drawn page', '/formulier'],
    ['an error', '/fout'],
    ['a file of the build', '/assets/root-a1.js'],
    ['a file of the media library', '/uploads/folder_1.pdf'],
    ['health', '/health'],
    ['an address that cannot be read', '/%E0%A4%A'],
  ])('tells browsers what it may do: %s', async (_, path) => {
    const { headers } = await fetch(origin + path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toContain('max-age')
  })
})

describe('the pro brand’s host', () => {
  it('leads to the pro edition, whatever was asked', async () => {
    const seen = await get('/news/1/x', { host: 'pro.example' })
    expect(seen).toEqual({ status: 302, location: 'https://gevel.example/pro' })
    expect((await get('/health', { host: 'pro.example' })).status).toBe(200)
  })
})

describe('health', () => {
  it('is good until the server is asked to stop', async () => {
    await vi.waitFor(async () => expect((await fetch(`${origin}/health`)).status).toBe(200))
    stopping = true
    const last = await fetch(`${origin}/health`)
    expect([last.status, last.headers.get('connection')]).toEqual([503, 'close'])
    stopping = false
  })
})

describe('what goes wrong', () => {
  it.each([
    ['/%', 400],
    [`/?${'q'.repeat(10_000)}`, 414],
    ['/news/%00', 400],
  ])('in the address is a calm page: %.20s', async (path, status) => {
    const answer = await fetch(origin + path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('<h1>Er is iets fout gegaan</h1>')
  })

  it('in the method says which there are', async () => {
    const answer = await fetch(origin, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a broken host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a bare NUL', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no HTTP at all', 'hallo\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('in the bytes is a calm page too: %s', async (_, bytes, status) => {
    const answer = await say(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('Er is iets fout gegaan')
    for (const header of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'Permissions-Policy',
      'Referrer-Policy',
    ])
      expect(answer).toContain(`\r\n${header}: `)
  })

  it('at a host that is not ours is a calm page', async () => {
    expect((await get('/', { host: 'elders.example' })).status).toBe(421)
    expect((await get('/', { host: 'gevel.example', 'x-forwarded-host': 'elders.example' })).status).toBe(421)
    expect((await get('/', { host: 'gevel.example:443' })).status).toBe(200)
    expect((await get('/health/live', { host: '10.0.0.7' })).status).toBe(200)
  })

  it('with more than a form can hold is refused', async () => {
    const post = (body: BodyInit, init = {}) => fetch(`${origin}/formulier`, { method: 'POST', body, ...init })
    expect((await post('x'.repeat(1000))).status).toBe(200)
    expect((await post('x'.repeat(2 * 1024 * 1024))).status).toBe(413)
    const parts = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 32; part++) controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)))
        controller.close()
      },
    })
    expect((await post(parts, { duplex: 'half' })).status).toBe(413)
  })

  it.each(['/fout', '/uiterst'])('in our own work tells the log and not the visitor: %s', async (path) => {
    const told = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain('Terug naar home')
    expect(text).not.toContain('geheim')
    const facts = { path: '/fout', requestId: expect.any(String), err: expect.objectContaining({ message: 'geheim' }) }
    if (path === '/fout') expect(told).toHaveBeenCalledWith(expect.objectContaining(facts))
    told.mockRestore()
  })
})
