import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymousPages } from './dev-pages.ts'
import { testRules } from './pages/test-pages.ts'
import { serve, stopServers } from './testing/servers.ts'

/** The error of the page `/stuk`. */
const failure = new Error('mis')
let origin: string

beforeAll(async () => {
  const response = anonymousPages(
    async () => ({ render, rulesAt: testRules }),
    'http://localhost',
    () => false,
  )
  origin = await serve(
    createServer((req, res) =>
      response(req, res, (error?: unknown) => res.end(error === failure ? 'error' : 'passed on')),
    ),
  )
})

afterAll(stopServers)

async function render(request: Request) {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/stuk') throw failure
  const headers = { 'Content-Type': 'text/html', ...(pathname === '/oud' && { Location: `/nieuw${search}` }) }
  const result = new Response(`${request.url} ${request.headers.get('cookie')}`, {
    headers,
    status: pathname === '/oud' ? 301 : 200,
  })
  const flags = { degraded: false, personal: false, readerUnknown: false, botCheck: pathname === '/formulier' }
  return { result, reads: { ...flags, tags: new Set(['content']) } }
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })

test('renders an anonymous request without its cookies and the query keys that no route reads', async () => {
  const response = await ask('/lijst?utm_source=x&p=2&code=1', { cookie: 'gevel_connect=x' })
  expect(await response.text()).toBe('http://localhost/lijst?p=2 null')
  expect(response.headers.get('cache-status')).toBe('gevel; fwd=uri-miss; detail=development')
  expect(response.headers.getSetCookie()).toHaveLength(2)
})

test('states why the built site would not cache a page', async () => {
  expect((await ask('/formulier')).headers.get('cache-status')).toBe('gevel; fwd=uri-miss; detail=bot-check')
})

test('keeps the whole query in a redirect', async () => {
  expect((await ask('/oud?utm_source=x')).headers.get('location')).toBe('/nieuw?utm_source=x')
})

test.each<[string, string, Record<string, string>]>([
  ['logged-in', '/lijst?code=1', { cookie: 'strapi_jwt=x' }],
  ['per-visitor', '/eigen?code=1', {}],
])('passes a request that bypasses the cache to React Router: %s', async (reason, path, headers) => {
  const response = await ask(path, headers)
  expect(await response.text()).toBe('passed on')
  expect(response.headers.get('cache-status')).toBe(`gevel; fwd=bypass; detail=${reason}`)
})

test('passes a rendering error to Vite', async () => expect(await (await ask('/stuk')).text()).toBe('error'))
