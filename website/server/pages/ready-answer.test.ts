import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { httpServer } from '../http/http-server.ts'
import { serve, stopServers } from '../testing/servers.ts'
import { type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts'

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
    const answer = req.url === '/groot' ? large : small
    if (!sendReady(req, res, answer, Date.now(), Number(new URL(req.url ?? '', 'http://a').searchParams.get('ttl'))))
      res.end(answer.body)
  })
  const origin = await serve(server)
  port = Number(new URL(origin).port)
})

afterAll(stopServers)

function ready(text: string): ReadyAnswer {
  const body = Buffer.from(text)
  return readyAnswer(200, ['Content-Type', 'text/plain', 'Content-Length', String(body.byteLength)], body)
}

/** Sends what is given as it is, and gathers what comes back. */
function converse(sent: string): { socket: Socket; heard: () => string; closed: () => boolean } {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  let isClosed = false
  socket
    .on('data', (chunk) => chunks.push(chunk))
    .on('close', () => {
      isClosed = true
    })
  socket.write(sent)
  return { socket, heard: () => Buffer.concat(chunks).toString(), closed: () => isClosed }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

test('an answer is whole, and says when it was sent', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.text()).toBe('klein')
  expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(2000)
})

test.each([60, 9, 0, -86400])('an answer says its time to live, %i', async (ttl) => {
  const answer = await fetch(`http://127.0.0.1:${port}/?ttl=${ttl}`)
  expect(answer.headers.get('cache-status')).toBe(`gevel; hit; ttl=${ttl}`)
})

test('a connection is used again', async () => {
  const { socket, heard } = converse(get('/'))
  for (let asked = 1; asked <= 3; asked++) {
    await vi.waitFor(() => expect(heard().match(/klein/g)).toHaveLength(asked))
    socket.write(get('/'))
  }
  socket.destroy()
})

test('questions that do not wait are answered in their order', async () => {
  const { socket, heard } = converse(get('/traag') + get('/') + get('/traag') + get('/'))
  await vi.waitFor(() => expect(heard().match(/klein|traag/g)).toEqual(['traag', 'klein', 'traag', 'klein']))
  socket.destroy()
})

test.each([
  ['asks to close', get('/', 'Connection: close\r\n')],
  ['speaks HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
])('the connection of who %s is closed after the answer', async (_, sent) => {
  const { heard, closed } = converse(sent)
  await vi.waitFor(() => expect(closed()).toBe(true))
  expect(heard()).toMatch(/klein$/)
})

test('who reads slowly gets everything, and is answered again after it', async () => {
  const { socket, heard } = converse(get('/groot'))
  socket.pause()
  await pause(100)
  socket.resume()
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(large.body.byteLength), 5000)
  socket.write(get('/'))
  await vi.waitFor(() => expect(heard()).toMatch(/klein$/))
  socket.destroy()
})
