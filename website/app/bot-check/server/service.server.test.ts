import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** The next response of the service, as text; null for none. */
let response: string | null
let requests: URLSearchParams[]
let server: Server
let proofOfService: typeof import('./service.server.ts').proofOfService
let widget: typeof import('./service.server.ts').widget

beforeAll(async () => {
  server = createServer(async (req, res) => {
    requests.push(new URLSearchParams(await text(req)))
    if (req.method !== 'POST' || req.url !== '/siteverify') res.writeHead(404).end()
    else if (response !== null) res.setHeader('Content-Type', 'application/json').end(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('BOT_CHECK', 'turnstile')
  vi.stubEnv('BOT_CHECK_SITE_KEY', 'site-key')
  vi.stubEnv('BOT_CHECK_SECRET', 'geheim')
  vi.stubEnv('BOT_CHECK_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('LOG_LEVEL', 'error')
  ;({ proofOfService, widget } = await import('./service.server.ts'))
  const { log } = await import('../../config/log.server.ts')
  vi.spyOn(log, 'error').mockImplementation(logged)
})
const logged = vi.fn()
beforeEach(() => {
  requests = []
  logged.mockClear()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

const says = (body: object) => {
  response = JSON.stringify(body)
}

test('verifies a token at the service, with our secret, and returns an id', async () => {
  says({ success: true })
  expect(await proofOfService('een-token')).toMatch(/^[\w-]{43}$/)
  expect(requests.map((one) => Object.fromEntries(one))).toEqual([{ secret: 'geheim', response: 'een-token' }])
  expect(JSON.stringify(widget)).not.toContain('geheim')
})

test('sends no request without a token', async () => {
  expect(await proofOfService('')).toBeUndefined()
  expect(requests).toEqual([])
})

test.each(['invalid-input-response', 'timeout-or-duplicate'])('treats %s as a rejection', async (code) => {
  says({ success: false, 'error-codes': [code] })
  expect(await proofOfService('een-token')).toBe('refused')
  expect(logged).not.toHaveBeenCalled()
})

test.each([
  ['does not know our secret', '{"success":false,"error-codes":["invalid-input-secret"]}'],
  ['is broken itself', '{"success":false,"error-codes":["internal-error"]}'],
  ['responds with HTML', '<html>'],
  ['responds with other JSON', '{"ok":true}'],
])('ignores and logs a service that %s', async (_, body) => {
  response = body
  expect(await proofOfService('een-token')).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})

test('waits five seconds for the service', { timeout: 10_000 }, async () => {
  response = null
  expect(await proofOfService('een-token')).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})
