import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const expired = bearer(Date.now() / 1000 - 60)
const renewed = {
  jwt: bearer(Date.now() / 1000 + 600),
  refreshToken: 'refresh-2',
  expiresIn: 600,
}

/** The backend's response to a refresh token: new tokens, an end, or an invalid one. */
let renewal: 'renewed' | 'ended' | 'away'
let requests: number
let sessionMiddleware: typeof import('./session-middleware.server.ts').sessionMiddleware

const backend = createServer((_req, res) => {
  requests += 1
  const details = { code: 'user-token-expired' }
  if (renewal === 'away') return res.writeHead(502).end('Bad gateway')
  if (renewal === 'renewed') return res.end(JSON.stringify(renewed))
  const error = { status: 401, name: 'UnauthorizedError', message: 'Log opnieuw in.', details }
  return res.writeHead(401).end(JSON.stringify({ data: null, error }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  vi.resetModules()
  sessionMiddleware = (await import('./session-middleware.server.ts')).sessionMiddleware
})

beforeEach(() => {
  requests = 0
})

afterAll(() => {
  vi.unstubAllEnvs()
  backend.closeAllConnections()
  backend.close()
})

function bearer(exp: number): string {
  return `e30.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`
}

/** Requests a page with a session: returns the bearer token of its loaders, and the cookies of the response. */
async function visit(jwt: string, scheme = 'http') {
  const cookie = `locale=nl; strapi_jwt=${jwt}; strapi_refresh=refresh-1`
  const request = new Request('http://site/', { headers: { cookie, 'x-gevel-visitor-scheme': scheme } })
  const url = new URL(request.url)
  const args = { request, url, params: {}, pattern: '/', context: new RouterContextProvider() }
  const response = await sessionMiddleware(args, async () => new Response(request.headers.get('cookie')))
  if (!response) throw new Error('no answer')
  return { seen: await response.text(), setCookies: response.headers.getSetCookie() }
}

test('renews an expired bearer token before the loaders run', async () => {
  renewal = 'renewed'
  const { seen, setCookies } = await visit(expired)
  expect(seen).toContain(`strapi_jwt=${renewed.jwt}`)
  expect(setCookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `strapi_jwt=${renewed.jwt}`,
    'strapi_refresh=refresh-2',
  ])
})

test('deletes the tokens of an ended session, and continues anonymously', async () => {
  renewal = 'ended'
  const { seen, setCookies } = await visit(expired)
  expect(seen).not.toContain('strapi_jwt')
  expect(setCookies.map((cookie) => cookie.split(';')[0])).toEqual(['strapi_jwt=', 'strapi_refresh='])
})

test('renders the public page while the backend is down, and keeps the tokens', async () => {
  renewal = 'away'
  const { seen, setCookies } = await visit(expired)
  expect(seen).not.toContain('strapi_jwt')
  expect(setCookies).toEqual([])
})

test('exchanges a token once for concurrent pages', async () => {
  renewal = 'renewed'
  const visits = await Promise.all([visit(expired), visit(expired), visit(expired)])
  expect(requests).toBe(1)
  for (const { seen } of visits) expect(seen).toContain(renewed.jwt)
})

test('leaves a valid bearer token alone', async () => {
  const { seen, setCookies } = await visit(renewed.jwt)
  expect(requests).toBe(0)
  expect(seen).toContain(renewed.jwt)
  expect(setCookies).toEqual([])
})

test('renews a session over https under the prefixed names', async () => {
  renewal = 'renewed'
  const { setCookies } = await visit(expired, 'https')
  expect(setCookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `__Host-strapi_jwt=${renewed.jwt}`,
    '__Host-strapi_refresh=refresh-2',
  ])
})
