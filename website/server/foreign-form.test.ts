import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isForeignForm } from './foreign-form.ts'

const request = (headers: Record<string, string>, method = 'POST') =>
  ({ method, headers: { host: 'www.gevel.nl', ...headers } }) as unknown as IncomingMessage
const siteUrl = 'https://www.gevel.nl'

test.each([
  ['another site', { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, told by its origin alone', { origin: 'https://kwaad.example' }],
  ['another name of the same site', { origin: 'https://x.gevel.nl', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port', { origin: 'https://www.gevel.nl:8443' }],
])('refuses a form of %s', (_, headers) => {
  expect(isForeignForm(request(headers), siteUrl)).toBe(true)
})

test.each([
  ['our own page', { origin: siteUrl, 'sec-fetch-site': 'same-origin' }],
  ['our own page, in a browser without Fetch Metadata', { origin: siteUrl }],
  ['our own page under another known name', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['a program', {}],
])('takes a form of %s', (_, headers) => {
  expect(isForeignForm(request(headers), siteUrl)).toBe(false)
})

test('reading is free', () => {
  expect(isForeignForm(request({ 'sec-fetch-site': 'cross-site' }, 'GET'), siteUrl)).toBe(false)
})
