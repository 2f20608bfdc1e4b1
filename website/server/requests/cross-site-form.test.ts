import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isCrossSiteForm } from './cross-site-form.ts'

const siteUrl = 'https://www.gevel.nl'

function isForeign(
  headers: Record<string, string>,
  { host = 'www.gevel.nl', scheme = undefined as string | undefined, method = 'POST' } = {},
) {
  const visited = { host: () => host, forwardedScheme: () => scheme }
  return isCrossSiteForm({ method, headers } as unknown as IncomingMessage, siteUrl, visited)
}

test.each([
  ['another site', { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, by its origin alone', { origin: 'https://kwaad.example' }],
  ['another name of the same site', { origin: 'https://x.gevel.nl', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port', { origin: 'https://www.gevel.nl:8443' }],
  ['a local file', { origin: 'file://www.gevel.nl' }],
])('rejects a form of %s', (_, headers) => {
  expect(isForeign(headers)).toBe(true)
})

test.each([
  ['our own page', { origin: siteUrl, 'sec-fetch-site': 'same-origin' }],
  ['our own page, in a browser without Fetch Metadata', { origin: siteUrl }],
  ['a program', {}],
])('accepts a form of %s', (_, headers) => {
  expect(isForeign(headers)).toBe(false)
})

test.each([
  ['localhost:3000', 'http://localhost:3000', undefined],
  ['nieuws.gevel.nl', 'https://nieuws.gevel.nl', 'https'],
  ['nieuws.gevel.nl:443', 'https://nieuws.gevel.nl', 'https'],
  ['NIEUWS.gevel.nl:80', 'http://nieuws.gevel.nl', undefined],
])('accepts a form of our own page at %s, sent from %s', (host, origin, scheme) => {
  expect(isForeign({ origin }, { host, scheme })).toBe(false)
})

test.each([
  ['nieuws.gevel.nl', 'http://nieuws.gevel.nl', 'https'],
  ['nieuws.gevel.nl', 'https://nieuws.gevel.nl:8443', 'https'],
  ['a b', 'https://a', 'https'],
])('at %s rejects a form from %s when the proxy says %s', (host, origin, scheme) => {
  expect(isForeign({ origin }, { host, scheme })).toBe(true)
})

test('allows reads from other sites', () => {
  expect(isForeign({ 'sec-fetch-site': 'cross-site' }, { method: 'GET' })).toBe(false)
})
