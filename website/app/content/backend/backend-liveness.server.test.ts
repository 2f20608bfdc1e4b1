import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Which requests the backend holds; it responds to them when it resumes. */
let holds: (path: string) => boolean = () => false
const held: (() => void)[] = []
let askBackend: typeof import('./ask-backend.server.ts').askBackend

const backend = createServer((req, res) => {
  const respond = () => res.writeHead(req.url === '/_health' ? 204 : 200).end()
  if (holds(req.url ?? '')) held.push(respond)
  else respond()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  vi.resetModules()
  askBackend = (await import('./ask-backend.server.ts')).askBackend
})

afterAll(() => {
  vi.unstubAllEnvs()
  backend.closeAllConnections()
  backend.close()
})

const ask = async (path: string) => (await askBackend(process.env.BACKEND_URL + path, {})).response.status

function hold(which: typeof holds): void {
  holds = which
}

function resume(): void {
  holds = () => false
  for (const respond of held.splice(0)) respond()
}

/** The outcome of a request, and how long it took in milliseconds. */
async function timed(path: string) {
  const startMs = Date.now()
  const outcome = await ask(path).catch((error: Error) => error.name)
  return { outcome, ms: Date.now() - startMs }
}

test('waits for a slow response while the backend responds to probes', async () => {
  hold((path) => path !== '/_health')
  setTimeout(resume, 6_000)
  expect(await ask('/traag')).toBe(200)
})

test('gives up a request after ten seconds, and fails no other by it while the backend responds to some', async () => {
  hold((path) => path === '/traag' || path === '/_health')
  const slow = timed('/traag')
  const others: Promise<number>[] = []
  const asking = setInterval(() => others.push(ask('/anders')), 500)
  const { outcome, ms } = await slow
  clearInterval(asking)
  expect([outcome, ms > 9_900]).toEqual(['TimeoutError', true])
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]))
  resume()
})

test('gives up on a backend that is silent for five seconds, then fails at once, until it responds again', async () => {
  hold(() => true)
  const { outcome, ms } = await timed('/vraag')
  expect([outcome, ms >= 5_000, ms < 8_000]).toEqual(['BackendSilent', true, true])
  const again = await timed('/vraag')
  expect([again.outcome, again.ms < 500]).toEqual(['BackendSilent', true])
  resume()
  await vi.waitFor(async () => expect(await ask('/vraag')).toBe(200), { timeout: 5_000 })
})
