import { expect, it } from 'vitest'
import { isForEverybody } from './is-for-everybody.ts'

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }

function response(headers: Record<string, string>, { status = 200, redirected = false, type = 'basic' } = {}) {
  return { ...new Response(), status, redirected, type, headers: new Headers(headers) } as Response
}

it('accepts a page that the server sends to everybody', () => {
  expect(isForEverybody(response(page))).toBe(true)
})

it.each([
  ['the page of one reader', { ...page, 'cache-control': 'private, no-store' }],
  ['a page that may not be shared', { ...page, 'cache-control': 'private, no-cache' }],
  ['a page without the header', { 'content-type': page['content-type'] }],
  ['no document', { ...page, 'content-type': 'application/json' }],
])('rejects %s', (_, headers) => {
  expect(isForEverybody(response(headers))).toBe(false)
})

it.each([
  ['an error', { status: 404 }],
  ['what a redirect led to, such as the log-in screen', { redirected: true }],
  ['another site', { type: 'opaque' }],
])('rejects %s', (_, other) => {
  expect(isForEverybody(response(page, other))).toBe(false)
})
