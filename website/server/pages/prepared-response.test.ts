import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { httpServer } from '../http/http-server.ts'
import { serve, stopServers } from '../testing/servers.ts'
import { type PreparedResponse, preparedResponse, sendPrepared } from './prepared-response.ts'

const small = ready('klein')
const large = ready('x'.repeat(8 * 1024 * 1024))
let port: number

beforeAll(async () => {
  const server = httpServer(async (req, res) => {
    if (req.url === '/traag') {
      await pause(50)
      res.end('traag')
      return
    }
    const response = req.url === '/groot' ? large : small
    if (
      !sendPrepared(req, res, response, Date.now(), Number(new URL(req.url ?? '', 'http://a').searchParams.get('ttl')))
    )
      res.end(response.body)
  })
  const origin = await serve(server)
  port = Number(new URL(origin).port)
})

afterAll(stopServers)

function ready(text: string): PreparedResponse {
  const body = Buffer.from(text)
  return preparedResponse(200, ['Content-Type', 'text/plain', 'Content-Length', String(body.byteLength)], body)
}

/** Sends raw bytes, and collects the response. */
function converse(sent: string): { socket: Socket; received: () => string; closed: () => boolean } {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  let isClosed = false
  socket
    .on('data', (chunk) => chunks.push(chunk))
    .on('close', () => {
      isClosed = true
    })
  socket.write(sent)
  return { socket, received: () => Buffer.concat(chunks).toString(), closed: () => isClosed }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

test('is a complete response with its date', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(await response.text()).toBe('klein')
  expect(Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now())).toBeLessThan(2000)
})

test.each([60, 9, 0, -86400])('states the time to live, %i', async (ttl) => {
  const response = await fetch(`http://127.0.0.1:${port}/?ttl=${ttl}`)
  expect(response.headers.get('cache-status')).toBe(`gevel; hit; ttl=${ttl}`)
})

test('keeps the connection open', async () => {
  const { socket, received } = converse(get('/'))
  for (let request = 1; request <= 3; request++) {
    await vi.waitFor(() => expect(received().match(/klein/g)).toHaveLength(request))
    socket.write(get('/'))
  }
  socket.destroy()
})

test('responds to pipelined requests in their order', async () => {
  const { socket, received } = converse(get('/traag') + get('/') + get('/traag') + get('/'))
  await vi.waitFor(() => expect(received().match(/klein|traag/g)).toEqual(['traag', 'klein', 'traag', 'klein']))
  socket.destroy()
})

test.each([
  ['asks to close', get('/', 'Connection: close\r\n')],
  ['speaks HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
])('closes the connection after the response when the client %s', async (_, sent) => {
  const { received, closed } = converse(sent)
  await vi.waitFor(() => expect(closed()).toBe(true))
  expect(received()).toMatch(/klein$/)
})

test('sends everything to a slow reader, and the next response after it', async () => {
  const { socket, received } = converse(get('/groot'))
  socket.pause()
  await pause(100)
  socket.resume()
  await vi.waitFor(() => expect(received().length).toBeGreaterThan(large.body.byteLength), 5000)
  socket.write(get('/'))
  await vi.waitFor(() => expect(received()).toMatch(/klein$/))
  socket.destroy()
})
