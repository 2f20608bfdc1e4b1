import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '../app/config/log.server.ts'
import { get, send, startTestSite, type TestSite } from './test-site.ts'
import { visitorCookie } from './testing/visitor.ts'

const MB = 1024 * 1024

let origin: string
let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
  origin = site.origin
})

afterAll(() => site.stop())

/** The response of the server to raw bytes. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes))
    let response = ''
    socket.on('data', (data) => {
      response += data
    })
    socket.on('end', () => resolve(response)).on('error', reject)
  })
}

it('serves readers during many slow posts', async () => {
  const half = 'POST /formulier HTTP/1.1\r\nHost: gevel.example\r\nContent-Length: 1000\r\n\r\na'
  const slow = Array.from({ length: 300 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  for (const socket of slow) socket.on('error', () => {}).write(half)
  await vi.waitFor(() => expect(slow.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true))
  const { status } = await fetch(`${origin}/nog-niet-gelezen`, { signal: AbortSignal.timeout(3_000) })
  expect(status).toBe(200)
  for (const socket of slow) socket.destroy()
})

it('limits concurrent forms, and frees the bytes of a sender that disconnects', async () => {
  const size = 10 * MB
  const head = `POST /formulier HTTP/1.1\r\nHost: gevel.example\r\nContent-Type: multipart/form-data\r\nContent-Length: ${size}\r\n\r\n`
  const refusals: string[] = []
  // all but the last byte
  const sendNearlyAll = () =>
    new Promise<Socket>((resolve) => {
      let response = ''
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket
        .on('error', () => {})
        .on('data', (data) => {
          response += data
          if (response.includes('</html>')) refusals.push(response)
        })
        .write(head + 'x'.repeat(size - 1), () => resolve(socket))
    })
  const senders = await Promise.all(Array.from({ length: 6 }, sendNearlyAll))
  const post = async () => (await fetch(`${origin}/formulier`, { method: 'POST', body: 'x'.repeat(500_000) })).status
  const posts = (number: number) => Promise.all(Array.from({ length: number }, post))
  expect(await posts(4)).toEqual([200, 200, 200, 200])
  senders.push(await sendNearlyAll())
  // the network decides which bytes arrive last: some of the first may still be on their way
  await vi.waitFor(() => expect(refusals).toEqual([expect.stringMatching(/^HTTP\/1.1 503 .*Retry-After/s)]), 5_000)
  for (const socket of senders) socket.destroy()
  await vi.waitFor(async () => expect(new Set(await posts(20))).toEqual(new Set([200])), 5_000)
})

it.each([
  ['announced', `Content-Length: ${40 * MB}\r\n\r\n${'x'.repeat(40 * MB)}`],
  ['not announced', `Transfer-Encoding: chunked\r\n\r\n${`100000\r\n${'x'.repeat(MB)}\r\n`.repeat(40)}0\r\n\r\n`],
])('sends the rejection of a too large body to a client that first sends all of it: %s', async (_, rest) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause()
  const answered = new Promise<string>((resolve, reject) => {
    socket.on('data', (data) => resolve(String(data))).on('error', reject)
  })
  socket.write(
    `POST /formulier HTTP/1.1\r\nHost: gevel.example\r\nContent-Type: multipart/form-data; boundary=x\r\n${rest}`,
    () => socket.resume(),
  )
  expect(await answered).toMatch(/^HTTP\/1.1 413 /)
  socket.destroy()
})

describe('an invalid request', () => {
  it.each([
    ['/%', 400],
    [`/?${'q'.repeat(10_000)}`, 414],
    ['/news/%00', 400],
  ])('gets the static error page for the URL %.20s', async (path, status) => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('<h1>Er is iets fout gegaan</h1>')
  })

  it('gets the allowed methods for another method', async () => {
    const response = await fetch(origin, { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a broken host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a bare NUL', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no HTTP at all', 'hallo\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('gets the static error page for the bytes %s', async (_, bytes, status) => {
    const response = await sendBytes(bytes)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain('Er is iets fout gegaan')
    for (const header of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'Permissions-Policy',
      'Referrer-Policy',
    ])
      expect(response).toContain(`\r\n${header}: `)
  })

  it('gets the static error page for a foreign host', async () => {
    expect((await get(`${origin}/`, { host: 'elders.example' })).status).toBe(421)
    expect((await get(`${origin}/`, { host: 'gevel.example', 'x-forwarded-host': 'elders.example' })).status).toBe(421)
    expect((await get(`${origin}/`, { host: 'gevel.example:443' })).status).toBe(200)
    expect((await get(`${origin}/health/live`, { host: '10.0.0.7' })).status).toBe(200)
  })

  it('gets the static error page for CONNECT', async () => {
    expect(await sendBytes('CONNECT elders.example:443 HTTP/1.1\r\nHost: gevel.example\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 /,
    )
  })

  it('gets the static error page for two hosts, also when the page is cached', async () => {
    await get(origin, { host: 'gevel.example', cookie: visitorCookie })
    const head = `Host: gevel.example\r\nCookie: ${visitorCookie}\r\nConnection: close\r\n`
    expect(await sendBytes(`GET / HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1.1 200 /)
    expect(await sendBytes(`GET / HTTP/1.1\r\n${head}host: elders.example\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /)
  })

  it('is rejected with more than a form can hold', async () => {
    const post = (body: BodyInit, init = {}) => fetch(`${origin}/formulier`, { method: 'POST', body, ...init })
    expect((await post('x'.repeat(1000))).status).toBe(200)
    expect((await post('x'.repeat(2 * MB))).status).toBe(413)
    const parts = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 32; part++) controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)))
        controller.close()
      },
    })
    expect((await post(parts, { duplex: 'half' })).status).toBe(413)
  })

  it.each(['/fout', '/uiterst'])('logs an error of ours without showing it to the visitor: %s', async (path) => {
    const logError = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).toContain('Terug naar home')
    expect(text).not.toContain('geheim')
    const facts = { path: '/fout', requestId: expect.any(String), err: expect.objectContaining({ message: 'geheim' }) }
    if (path === '/fout') expect(logError).toHaveBeenCalledWith(expect.objectContaining(facts))
    logError.mockRestore()
  })
})

describe('a form', () => {
  const post = (host: string, from: string, more = {}) =>
    send('POST', `${origin}/formulier`, { host, origin: from, ...more })

  it.each([
    ['gevel.example', 'https://gevel.example', {}, 'https'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000', {}, 'http'],
    ['localhost', 'http://localhost', {}, 'http'],
    ['nieuws.example', 'https://nieuws.example', { 'x-forwarded-proto': 'https' }, 'https'],
    [
      'website:3000',
      'https://nieuws.example',
      { 'x-forwarded-host': 'nieuws.example', 'x-forwarded-proto': 'https' },
      'https',
    ],
  ])('is accepted at %s from %s', async (host, from, more, scheme) => {
    const { statusCode, headers } = await post(host, from, more)
    // compared by React Router, and decides whether cookies are Secure
    expect([statusCode, headers['x-seen']]).toEqual([200, `https://gevel.example ${scheme}`])
  })

  it('of another site is rejected, with the headers of every response', async () => {
    const { statusCode, headers } = await post('gevel.example', 'https://kwaad.example')
    expect(statusCode).toBe(403)
    for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'strict-transport-security'])
      expect(headers[name], name).toBeTruthy()
  })
})
