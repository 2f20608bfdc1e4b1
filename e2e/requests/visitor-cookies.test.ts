import { expect, test } from 'vitest'
import { ask, type RawResponse } from '../http.ts'
import { visitorCookie } from '../visitor.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

test('sets a session and a locale cookie of 365 days on the first response', async () => {
  const before = Date.now()
  const response = await ask('/')
  const session = cookie(response, 'session')
  const { id, iat, exp } = JSON.parse(Buffer.from(decodeURIComponent(session.value), 'base64').toString())
  expect(id).toBe(0)
  // they are made once a second
  expect(iat).toBeGreaterThanOrEqual(before - 1_000)
  expect(iat).toBeLessThanOrEqual(Date.now())
  expect(exp - iat).toBe(yearMs)
  expect(session.attributes).toMatch(/max-age=31536000/i)
  const locale = cookie(response, 'locale')
  expect(locale.value).toBe('nl')
  expect(locale.attributes).toMatch(/max-age=31536000/i)
  expect(locale.attributes).toMatch(/samesite=lax/i)
})

test('sets no cookie when both are present', async () => {
  const { headers } = await ask('/', { cookie: visitorCookie() })
  expect(headers['set-cookie']).toBeUndefined()
})

test('sets only the cookie that is missing or invalid', async () => {
  const names = (response: RawResponse) =>
    [response.headers['set-cookie'] ?? []].flat().map((line) => line.split('=')[0])
  expect(names(await ask('/', { cookie: 'locale=nl' }))).toEqual(['session'])
  expect(names(await ask('/', { cookie: visitorCookie().split(';', 1)[0] ?? '' }))).toEqual(['locale'])
  expect(names(await ask('/', { cookie: 'session=rommel; locale=nl' }))).toEqual(['session'])
})

test('sets the cookies on a page that is not found, but not on files and data', async () => {
  expect([(await ask('/bestaat-niet')).headers['set-cookie']].flat()).toHaveLength(2)
  for (const path of ['/fonts/archivo-regular.woff2', '/muur.svg', '/_root.data']) {
    expect((await ask(path)).headers['set-cookie'], path).toBeUndefined()
  }
})

test('handles malformed cookies without a server error', async () => {
  const values = ['%', '%0A', '%E2%82%AC', '%00', 'é', 'x'.repeat(5000), '"', '=', 'a b', 'null']
  const names = [
    'session',
    'locale',
    'strapi_jwt',
    '__Host-strapi_jwt',
    'strapi_refresh',
    'strapi_registration',
    'gevel_connect',
  ]
  const headers = [
    ';'.repeat(16_000),
    '=;'.repeat(8_000),
    Array.from({ length: 2_500 }, (_, index) => `c${index}=${index}`).join('; '),
    ...values.map((value) => names.map((name) => `${name}=${value}; ${name}=a.b`).join('; ')),
  ]
  for (const header of headers) {
    for (const path of ['/', '/account', '/account-activeren', '/auth/connect', '/uitloggen']) {
      const { status } = await ask(path, { cookie: header })
      expect(status, `${path} with ${header.slice(0, 80)}`).toBeLessThan(500)
    }
  }
})

test('responds to too many cookies with 431 and an explanation', async () => {
  const cookie = Array.from({ length: 10_000 }, (_, index) => `c${index}=${index}`).join('; ')
  const { status, body } = await ask('/', { cookie })
  expect(status).toBe(431)
  expect(body).toContain('Cookies van deze site wissen helpt.')
})

function cookie({ headers }: RawResponse, name: string): { value: string; attributes: string } {
  const lines = [headers['set-cookie'] ?? []].flat()
  const line = lines.find((one) => one.startsWith(`${name}=`)) ?? ''
  const [pair = '', ...attributes] = line.split('; ')
  return { value: pair.slice(name.length + 1), attributes: attributes.join('; ') }
}
