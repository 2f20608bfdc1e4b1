import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { get, startTestSite, type TestSite, testPage } from './test-site.ts'
import { visitorCookie } from './testing/visitor.ts'

let origin: string
let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
  origin = site.origin
})

afterAll(() => site.stop())

describe('a page', () => {
  it('has the visitor’s cookies once, and the security headers', async () => {
    const { headers } = await fetch(origin, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.getSetCookie().map((cookie) => cookie.replace(/=.*/, ''))).toEqual(['session', 'locale'])
    expect(headers.getSetCookie().every((cookie) => cookie.includes('; Secure'))).toBe(true)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('strict-transport-security')).toContain('max-age')
    const again = await fetch(origin, { headers: { cookie: visitorCookie } })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it.each(['/json', '/data.data', '/health', '/'])('states the charset of its text at %s', async (path) => {
    const { headers } = await fetch(origin + path)
    expect(headers.get('content-type')).toMatch(/^(?:text\/\S+|application\/json); ?charset=utf-8$/)
  })

  it('replaces an invalid session cookie, also when the page is cached', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const { headers } = await fetch(origin, { headers: { cookie: 'session=rommel; locale=nl' } })
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^session=eyJ/)])
    }
  })

  it('is compressed as the client accepts', async () => {
    const { headers } = await fetch(origin, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
    const plain = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(testPage)
  })

  it('from the cache has `Connection: close` too when the server is stopping', async () => {
    // with all cookies the cached response is sent as it is
    const ask = () => fetch(`${origin}/geteld`, { headers: { cookie: visitorCookie } })
    const [first, again] = [await ask(), await ask()]
    site.stopping(true)
    const last = await ask()
    site.stopping(false)
    for (const response of [first, again, last]) expect(await response.text()).toBe('tekening 1')
    expect(again.headers.get('connection')).not.toBe('close')
    expect(last.headers.get('connection')).toBe('close')
  })

  it('has its own policy in a 304', async () => {
    const cookie = visitorCookie
    const etag = (await fetch(`${origin}/geteld`, { headers: { cookie } })).headers.get('etag') ?? ''
    site.stopping(true)
    const response = await fetch(`${origin}/geteld`, { headers: { cookie, 'if-none-match': etag } })
    site.stopping(false)
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([304, null])
  })

  it('has canonical URLs, whatever the requested host', async () => {
    expect(await (await fetch(`${origin}/adres?p=2`)).text()).toBe('https://gevel.example/adres?p=2')
  })

  it('has no body for HEAD', async () => {
    const head = await fetch(origin, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('passes on a posted form', async () => {
    const response = await fetch(`${origin}/formulier`, { method: 'POST', body: 'naam=Anne' })
    expect(await response.text()).toBe('naam=Anne')
  })

  it('passes on a POST without a body', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write('POST /formulier HTTP/1.1\r\nHost: gevel.example\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n.*Content-Length: 0\r\n.*\r\n\r\n$/s)
  })
})

describe('a response that is not a page', () => {
  it('sets no cookies', async () => {
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

  it('of the media library cannot run as a page of ours', async () => {
    const file = await fetch(`${origin}/uploads/folder_1.pdf`)
    expect([await file.text(), file.headers.get('content-type')]).toEqual(['pdf', 'application/pdf'])
    expect(file.headers.get('content-security-policy')).toMatch('sandbox')
    expect((await fetch(`${origin}/uploads/weg.pdf`)).status).toBe(404)
    expect((await fetch(`${origin}/uploads/..%2fadmin`)).status).toBe(404)
  })
})

describe('every response', () => {
  it.each([
    ['a cached page', '/'],
    ['a rendered page', '/formulier'],
    ['an error', '/fout'],
    ['a file of the build', '/assets/root-a1.js'],
    ['a file of the media library', '/uploads/folder_1.pdf'],
    ['health', '/health'],
    ['an address that cannot be read', '/%E0%A4%A'],
  ])('restricts what the browser may do: %s', async (_, path) => {
    const { headers } = await fetch(origin + path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toContain('max-age')
  })
})

describe('the pro brand’s host', () => {
  it('redirects to the pro edition, whatever was requested', async () => {
    const seen = await get(`${origin}/news/1/x`, { host: 'pro.example' })
    expect(seen).toEqual({ status: 302, location: 'https://gevel.example/pro' })
    expect((await get(`${origin}/health`, { host: 'pro.example' })).status).toBe(200)
  })
})

describe('health', () => {
  it('responds with 200 until the server starts to stop', async () => {
    await vi.waitFor(async () => expect((await fetch(`${origin}/health`)).status).toBe(200))
    site.stopping(true)
    const last = await fetch(`${origin}/health`)
    expect([last.status, last.headers.get('connection')]).toEqual([503, 'close'])
    site.stopping(false)
  })
})

it('accepts a session over https only under the prefixed names', async () => {
  const seenWith = async (cookie: string, scheme = 'https') => {
    const headers = { cookie, 'x-forwarded-host': 'gevel.example', 'x-forwarded-proto': scheme }
    return (await fetch(`${origin}/cookies`, { headers, method: 'POST' })).text()
  }
  expect(await seenWith('strapi_jwt=evil; a=b; strapi_refresh=evil')).toBe('a=b')
  expect(await seenWith('strapi_jwt=evil; __Host-strapi_jwt=own')).toBe('strapi_jwt=own')
})

it('sends the cached page to a visitor with a plain session over https', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}/geteld-met-sessie`, { headers: { 'x-forwarded-host': 'gevel.example', ...headers } })
  await ask({})
  expect((await ask({ cookie: 'strapi_jwt=evil; strapi_refresh=evil' })).headers.get('cache-status')).toMatch(
    /^gevel; hit/,
  )
  expect((await ask({ cookie: '__Host-strapi_jwt=a.b.c' })).headers.get('cache-status')).toContain('logged-in')
})
