import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const body = '<path fill="currentColor" d="M1 1"/>'
let respond: (res: ServerResponse, name: string) => void
let requests: string[]
let server: Server
let findIcon: typeof import('./find-icon.server.ts').findIcon
const logged = vi.fn()

beforeAll(async () => {
  server = createServer((req, res) => {
    requests.push(req.url ?? '')
    respond(res, new URL(req.url ?? '', 'http://icons.test').searchParams.get('icons') ?? '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('ICON_SERVICE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('LOG_LEVEL', 'error')
  ;({ findIcon } = await import('./find-icon.server.ts'))
  const { log } = await import('../../../../config/log.server.ts')
  vi.spyOn(log, 'warn').mockImplementation(logged)
})
beforeEach(() => {
  requests = []
  logged.mockClear()
  respond = (res, name) => res.end(JSON.stringify({ prefix: 'mdi', icons: { [name]: { body } } }))
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

test('an icon of our own needs no service', async () => {
  expect(await findIcon('download')).toBe('download')
  expect(requests).toEqual([])
})

test('another is looked up once, also for pages that need it at the same time', async () => {
  const found = { viewBox: '0 0 16 16', shapes: body }
  expect(await Promise.all([findIcon('mdi:linkedin'), findIcon('mdi:linkedin')])).toEqual([found, found])
  expect(await findIcon('mdi:linkedin')).toEqual(found)
  expect(requests).toEqual(['/mdi.json?icons=linkedin'])
})

test.each<[string, (res: ServerResponse) => void]>([
  ['the set lacks it', (res) => res.end(JSON.stringify({ prefix: 'mdi', icons: {}, not_found: ['x'] }))],
  ['there is no such set', (res) => res.writeHead(404).end('404')],
])('is left out when %s, and not looked up again', async (title, response) => {
  respond = response
  const name = `mdi:${title.replaceAll(' ', '-')}`
  expect(await findIcon(name)).toBeNull()
  expect(await findIcon(name)).toBeNull()
  expect(requests).toHaveLength(1)
  expect(logged).not.toHaveBeenCalled()
})

test.each<[string, (res: ServerResponse) => void]>([
  ['fails', (res) => res.writeHead(503).end()],
  ['returns no JSON', (res) => res.end('<html>')],
  ['redirects', (res) => res.writeHead(302, { location: '/elders.json?icons=x' }).end()],
  ['breaks off', (res) => void res.write('{"prefix":', () => res.destroy())],
  ['never stops', (res) => void res.write(`{"prefix":"${'x'.repeat(100_000)}`)],
])('is left out while the service %s, and looked up again a minute later', async (title, response) => {
  const working = respond
  respond = response
  const name = `mdi:service-${title.replaceAll(' ', '-')}`
  expect(await findIcon(name)).toBeNull()
  respond = working
  expect(await findIcon(name)).toBeNull()
  expect(logged).toHaveBeenCalledOnce()
  // the cache looks at the clock once a millisecond
  await pause(5)
  const minuteLater = performance.now() + 61_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(minuteLater)
  expect(await findIcon(name)).toMatchObject({ shapes: body })
  clock.mockRestore()
})

test('is left out when the service has not responded in full after 1.5 s', async () => {
  respond = (res) => void res.write('{"prefix":')
  const from = performance.now()
  expect(await findIcon('mdi:hangs')).toBeNull()
  expect(performance.now() - from).toBeGreaterThan(1_400)
  expect(await findIcon('mdi:hangs')).toBeNull()
  expect(requests).toHaveLength(1)
})
