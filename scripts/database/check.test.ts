import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../embedded-postgres/server.ts'
import { checkDatabase } from './check.ts'

it('reports in one sentence which server does not respond, without the password', async () => {
  const port = await freePort()
  await expect(checkDatabase(`postgres://gevel:geheim@127.0.0.1:${port}/nieuws`)).rejects.toThrow(
    `DATABASE_URL cannot be used, the database 'nieuws' at 127.0.0.1:${port} answers: connect ECONNREFUSED 127.0.0.1:${port}.`,
  )
})

/** A message of PostgreSQL's protocol (version 3, chapter 54 of its manual). */
function message(type: string, ...parts: (string | number)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : int32(part))))
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

it('waits for a server that is starting up', async () => {
  let connections = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      connections++
      if (connections < 3) socket.end(message('E', 'SFATAL\0C57P03\0Mthe database system is starting up\0\0'))
      else socket.write(Buffer.concat([message('R', 0), message('Z', 'I')]))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await checkDatabase(`postgres://gevel:geheim@127.0.0.1:${(server.address() as AddressInfo).port}/nieuws`)
  expect(connections).toBe(3)
  server.close()
})
