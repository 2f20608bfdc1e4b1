import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let frozen = false
const held: (() => void)[] = []
let whileResponding: typeof import('./backend-liveness.server.ts').whileResponding

const backend = createServer((req, res) => {
  const respond = () => res.writeHead(req.url === '/_health' ? 204 : 200).end()
  if (frozen) held.push(respond)
  else if (req.url === '/langzaam') setTimeout(respond, 900)
  else respond()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  vi.resetModules()
  whileResponding = (await import('./backend-liveness.server.ts')).whileResponding
})

afterAll(() => {
  vi.unstubAllEnvs()
  backend.closeAllConnections()
  backend.close()
})

const ask = (path: string) =>
  whileResponding(async (signal) => (await fetch(process.env.BACKEND_URL + path, { signal })).status)

test('waits for a slow response while the backend responds to others', async () => {
  expect(await ask('/langzaam')).toBe(200)
})

test('gives up on a backend that does not respond, then fails at once, until it responds again', async () => {
  frozen = true
  const startMs = Date.now()
  await expect(ask('/vraag')).rejects.toMatchObject({ name: 'BackendSilent' })
  expect(Date.now() - startMs).toBeLessThan(3_000)
  const again = Date.now()
  await expect(ask('/vraag')).rejects.toMatchObject({ name: 'BackendSilent' })
  expect(Date.now() - again).toBeLessThan(100)
  frozen = false
  for (const response of held.splice(0)) response()
  await vi.waitFor(async () => expect(await ask('/vraag')).toBe(200), { timeout: 5_000 })
})
