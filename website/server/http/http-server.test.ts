import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { httpServer, listen } from './http-server.ts'

afterAll(stopServers)

it('answers a request with an expectation that nobody has', async () => {
  const origin = await serve(httpServer((_req, res) => res.setHeader('X-Own', '1').end('pagina')))
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: gevel.example\r\nExpect: x\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\nX-Own: 1.*pagina$/s)
})

it('reports in one sentence that a port is in use', async () => {
  const taken = Number(new URL(await serve(() => {})).port)
  const start = listen(
    httpServer(() => {}),
    taken,
    '127.0.0.1',
  )
  await expect(start).rejects.toThrow(`Port ${taken} is in use: stop the program that uses it, or set PORT.`)
})

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: gevel.example\r\nX-Drip: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: gevel.example\r\nContent-Length: 1000\r\n\r\n'],
])('does not wait for a client that sends %s slowly', async (_, begin) => {
  const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const origin = await serve(httpServer((req) => req.resume(), { timeouts }))
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => {}).write(begin)
  const drip = setInterval(() => socket.writable && socket.write('a'), 50)
  const response = await text(socket)
  clearInterval(drip)
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(response).toContain('te langzaam')
})

it.each([
  ['was rejected', () => undefined],
  ['has received part of a response', (res: ServerResponse) => res.write('het begin')],
])('disconnects a client that %s and goes on sending', async (_, response) => {
  const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const server = httpServer(
    (req, res) => {
      req.resume()
      response(res)
    },
    { timeouts },
  )
  const { port } = new URL(await serve(server))
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {}).resume()
  socket.write('POST / HTTP/1.1\r\nHost: gevel.example\r\nContent-Length: 1000\r\n\r\n')
  const drip = setInterval(() => socket.writable && socket.write('a'), 50)
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 4_000 })
  clearInterval(drip)
  socket.destroy()
})

it('keeps a used connection open, and closes an idle one', async () => {
  const server = httpServer((_, res) => res.end('antwoord'), { idleMs: 1_500 })
  const socket = connect(Number(new URL(await serve(server)).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  for (let request = 1; request <= 5; request++) {
    socket.write('GET / HTTP/1.1\r\nHost: gevel.example\r\n\r\n')
    if (request < 5) await pause(450)
  }
  await once(socket, 'close')
  expect(
    Buffer.concat(chunks)
      .toString()
      .match(/antwoord/g),
  ).toHaveLength(5)
})
