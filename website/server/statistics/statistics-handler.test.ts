import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '../../app/config/env.server.ts'
import { ChangeClock } from '../../app/content/cache/change-clock.ts'
import { nonPageRoutes } from '../non-page-routes.ts'
import { serve, stopServers } from '../testing/servers.ts'

const batch = '{"data":{"events":[{"eventType":"Install"}]}}'
let origin: string
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined
let respondsWith = 200

beforeAll(async () => {
  const backend = await serve(async (req, res) => {
    if (req.url === '/_health') return res.writeHead(204).end()
    asked = { url: req.url, headers: req.headers, body: await text(req) }
    return res.writeHead(respondsWith, respondsWith === 503 ? { 'Retry-After': '2' } : {}).end('{}')
  })
  const env = parseEnv({
    BACKEND_URL: backend,
    SITE_URL: 'https://gevel.example',
    WEBSITE_KEY: 'a-key-of-enough-length',
  })
  const handle = nonPageRoutes(env, new ChangeClock())
  origin = await serve((req, res) => {
    handle(req, res).catch((error: Error) => res.writeHead(error.name === 'BodyTooLarge' ? 413 : 500).end())
  })
})

afterAll(() => stopServers())

function post(path: string, body: string, headers: Record<string, string> = {}, method = 'POST') {
  asked = undefined
  return new Promise<IncomingMessage>((resolve, reject) => {
    const all = { host: 'gevel.example', ...headers }
    const outgoing = request(origin + path, { method, headers: all }, (res) => resolve(res.resume()))
    outgoing.on('error', reject).end(body)
  })
}

test.each(['/statistics', '/statistics/'])('forwards a batch that is sent to %s, with its visitor', async (path) => {
  const headers = { 'user-agent': 'Firefox', 'sec-gpc': '1', cookie: 'session=x', 'content-type': 'text/plain' }
  expect(await post(path, batch, headers)).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } })
  expect(asked).toMatchObject({ url: '/statistics/', body: batch })
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-client-address': '127.0.0.1',
    'x-client-agent': 'Firefox',
    'x-website-key': 'a-key-of-enough-length',
    'sec-gpc': '1',
  })
  expect(asked?.headers.cookie).toBeUndefined()
})

test('passes on that the backend has no room', async () => {
  respondsWith = 503
  expect(await post('/statistics', batch)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  respondsWith = 200
})

test.each([
  ['from another site', 403, batch, { 'sec-fetch-site': 'cross-site', origin: 'https://elders.example' }, 'POST'],
  ['that is too large', 413, 'x'.repeat(32_001), {}, 'POST'],
  ['by another method', 405, '', {}, 'GET'],
])('rejects a batch %s', async (_, status, body, headers, method) => {
  expect((await post('/statistics', body, headers, method)).statusCode).toBe(status)
  expect(asked).toBeUndefined()
})
