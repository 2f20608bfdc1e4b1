import { describe, expect, test } from 'vitest'
import { cacheability, type Drawing, isAnonymous, isOwnWay } from './cacheability.ts'

const page: Drawing = {
  method: 'GET',
  cookies: 'session=abc; locale=nl',
  authorization: undefined,
  isPreview: false,
  status: 200,
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }),
  degraded: false,
  personal: false,
  botCheck: false,
}
const withHeader = (name: string, value: string) => ({ headers: new Headers([...page.headers, [name, value]]) })

describe('kept', () => {
  test.each<[string, Partial<Drawing>]>([
    ['a page', {}],
    ['without any cookie', { cookies: undefined }],
    ['the headers of a page', { method: 'HEAD' }],
    ['the data of a page', { headers: new Headers({ 'Content-Type': 'text/x-script; charset=utf-8' }) }],
    ['with a public lifetime', withHeader('Cache-Control', 'public, max-age=60')],
    ['beside a cookie of another name', { cookies: 'not_strapi_jwt=1' }],
  ])('%s', (_, changes) => expect(cacheability({ ...page, ...changes })).toBe('page'))
})

describe('kept as missing', () => {
  test.each([404, 410])('status %i', (status) => expect(cacheability({ ...page, status })).toBe('missing'))
})

describe('never kept', () => {
  test.each<[string, Partial<Drawing>]>([
    ['a reader with the backend cookie', { cookies: 'locale=nl; strapi_jwt=abc' }],
    ['a reader with the backend cookie over https', { cookies: 'locale=nl; __Host-strapi_jwt=abc' }],
    ['a reader with a bearer', { authorization: 'Bearer abc' }],
    ['an answer that sets a cookie', withHeader('Set-Cookie', 'a=b')],
    ['no-store', withHeader('Cache-Control', 'no-store')],
    ['private', withHeader('Cache-Control', 'private, no-cache')],
    ['an error', { status: 500 }],
    ['a backend that gave no answer', { status: 503 }],
    ['a redirect', { status: 301 }],
    ['a page that lacks something', { degraded: true }],
    ['an answer for one reader', { personal: true }],
    ['a form that tells when it was drawn', { botCheck: true }],
    ['a preview', { isPreview: true }],
    ['an action', { method: 'POST' }],
    ['something that is no page', { headers: new Headers({ 'Content-Type': 'application/json' }) }],
    ['something without a type', { headers: new Headers() }],
  ])('%s', (_, changes) => expect(cacheability({ ...page, ...changes })).toBe('never'))
})

test('only the backend cookie and a bearer say who somebody is', () => {
  expect(isAnonymous(undefined, undefined)).toBe(true)
  expect(isAnonymous('session=a; locale=nl', undefined)).toBe(true)
  expect(isAnonymous('strapi_jwt=a', undefined)).toBe(false)
  expect(isAnonymous('a=b;strapi_jwt=a', undefined)).toBe(false)
  expect(isAnonymous(undefined, 'Bearer a')).toBe(false)
})

test('who goes to another site to log in is somebody, without any cookie', () => {
  for (const url of [
    '/connect/google',
    '/connect/google.data?x=1',
    '/auth/connect',
    '/auth/connect?code=a&state=b',
    '/botcontrole',
  ])
    expect(isOwnWay(url), url).toBe(true)
  for (const url of ['/', '/connecties', '/inloggen?terug=/connect/google', undefined])
    expect(isOwnWay(url), url).toBe(false)
})
