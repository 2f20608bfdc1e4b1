import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errors } from '@strapi/utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiveUpload } from './receive-upload'

const beginOfFile =
  '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'

let server: Server
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receive-upload-'))
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** An upload of which the client has sent only the beginning, and a way to disconnect. */
async function beginUpload(): Promise<{ received: IncomingMessage; leave: () => void }> {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.write(beginOfFile)
  const [received] = (await once(server, 'request')) as [IncomingMessage]
  return { received, leave: () => sent.destroy() }
}

test('rejects an upload whose client disconnected before it is read', async () => {
  const { received, leave } = await beginUpload()
  const closed = new Promise((resolve) => received.on('error', () => undefined).once('close', resolve))
  leave()
  await closed
  await expect(receiveUpload(received, folder, { maxFiles: 2, maxBytes: 1_000 })).rejects.toBeInstanceOf(
    errors.ValidationError,
  )
})

test('rejects an upload whose client disconnects while it is read', async () => {
  const { received, leave } = await beginUpload()
  received.once('data', leave)
  await expect(receiveUpload(received, folder, { maxFiles: 2, maxBytes: 1_000 })).rejects.toBeInstanceOf(
    errors.ValidationError,
  )
})

test('keeps the order of the files, in whatever order the disk is done with them', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index}.txt`)
  const parts = names.map(
    (name) =>
      `--b\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\nx\r\n`,
  )
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  request({ port, host: '127.0.0.1', method: 'POST', headers })
    .on('error', () => undefined)
    .end(`${parts.join('')}--b--\r\n`)
  const [received] = (await once(server, 'request')) as [IncomingMessage]
  const { files } = await receiveUpload(received, folder, { maxFiles: names.length, maxBytes: 1_000_000 })
  expect(files.map(({ originalFilename }) => originalFilename)).toEqual(names)
})
