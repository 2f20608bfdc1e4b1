import { describe, expect, test } from 'vitest'
import { bypassReason, notStorable } from './cacheability.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const reads = { tags: new Set(['content']), degraded: false, personal: false, readerUnknown: false, botCheck: false }
const page = { status: 200, headers: new Headers(html), reads, page: Buffer.from('<p>') }
const withHeader = (name: string, value: string) => ({ headers: new Headers({ ...html, [name]: value }) })

describe('stores', () => {
  test.each<[string, Partial<typeof page>]>([
    ['a page', {}],
    ['a missing page', { status: 404 }],
    ['a page that is gone', { status: 410 }],
    ['a page with a public lifetime', withHeader('Cache-Control', 'public, max-age=60')],
  ])('%s', (_, changes) => expect(notStorable({ ...page, ...changes })).toBeUndefined())
})

describe('does not store', () => {
  test.each<[string, object, string]>([
    ['a redirect', { status: 301 }, 'redirect'],
    ['a redirect of a script', { status: 202 }, 'redirect'],
    ['an error', { status: 500 }, 'error-status'],
    ['an unavailable page', { status: 503 }, 'error-status'],
    ['an error without a page', { status: 500, page: undefined }, 'error-status'],
    ['data of one reader', { reads: { ...reads, personal: true } }, 'personal-data'],
    ['a cookie', withHeader('Set-Cookie', 'a=b'), 'set-cookie'],
    ['a missing page with a cookie', { status: 404, ...withHeader('Set-Cookie', 'a=b') }, 'set-cookie'],
    ['no-store', withHeader('Cache-Control', 'no-store'), 'no-store'],
    ['private', withHeader('Cache-Control', 'private, no-cache'), 'no-store'],
    ['a form with its time of rendering', { reads: { ...reads, botCheck: true } }, 'bot-check'],
    ['an incomplete page', { reads: { ...reads, degraded: true } }, 'backend-failed'],
    ['a file', { page: undefined }, 'not-a-page'],
    ['a page without change tags', { reads: { ...reads, tags: new Set<string>() } }, 'no-change-tags'],
  ])('%s', (_, changes, reason) => expect(notStorable({ ...page, ...changes })).toBe(reason))
})

describe('a request', () => {
  const address = { url: '/', bypass: undefined }
  test.each<[string, string, Record<string, string>, string | undefined]>([
    ['without any cookie', 'GET', {}, undefined],
    ['with a visitor’s cookies', 'GET', { cookie: 'session=abc; locale=nl' }, undefined],
    ['for the headers alone', 'HEAD', {}, undefined],
    ['with a cookie of another name', 'GET', { cookie: 'not_strapi_jwt=1' }, undefined],
    ['with a session', 'GET', { cookie: 'locale=nl; strapi_jwt=abc' }, 'logged-in'],
    ['with a session, without a space', 'GET', { cookie: 'a=b;strapi_jwt=abc' }, 'logged-in'],
    ['with a bearer', 'GET', { authorization: 'Bearer abc' }, 'logged-in'],
    ['that changes something', 'POST', {}, 'method'],
  ])('%s', (_, method, headers, reason) => expect(bypassReason({ method, headers }, address)).toBe(reason))

  test('bypasses the cache on a route per visitor without a session too', () => {
    expect(bypassReason({ method: 'GET', headers: {} }, { url: '/connect/oidc', bypass: 'per-visitor' })).toBe(
      'per-visitor',
    )
  })
})
