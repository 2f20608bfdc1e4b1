import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { drainRequests } from './shut-down'

async function serving(answerAfterMs: number): Promise<[Server, string]> {
  const server = createServer((_, res) => setTimeout(() => res.end('klaar'), answerAfterMs))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
}

test('finishes a pending response, and starts none after it', async () => {
  const [server, url] = await serving(300)
  const body = fetch(url).then((response) => response.text())
  await new Promise((resolve) => setTimeout(resolve, 100))
  const drained = drainRequests(server)
  await expect(fetch(url)).rejects.toThrow()
  expect(await body).toBe('klaar')
  await drained
})

test('does not wait for a response that takes too long', async () => {
  const [server, url] = await serving(60_000)
  const response = fetch(url)
  response.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await drainRequests(server)
  await expect(response).rejects.toThrow()
}, 5_000)

test('ignores a server that no longer listens', async () => {
  await drainRequests(createServer())
})
