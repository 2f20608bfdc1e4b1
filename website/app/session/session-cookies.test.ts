import { expect, test } from 'vitest'
import { isExpired, readSession, sessionCookies, withBearer } from './session-cookies.ts'

const bearer = (exp: unknown) => `kop.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.handtekening`

test('requires both tokens for a session', () => {
  expect(readSession('a=b; strapi_jwt=x; strapi_refresh=y')).toEqual({ jwt: 'x', refreshToken: 'y' })
  for (const cookies of ['strapi_jwt=x', 'strapi_refresh=y', '', null]) expect(readSession(cookies)).toBeUndefined()
})

test.each(['', 'a b', 'a%0Ab', '%E2%82%AC', '%', 'é', 'x'.repeat(5000)])(
  'ignores a token that cannot be sent: %j',
  (token) => {
    expect(readSession(`strapi_jwt=${token}; strapi_refresh=y`)).toBeUndefined()
  },
)

test('sets tokens as http-only, and deletes them', () => {
  const tokens = { jwt: 'x', refreshToken: 'y' }
  expect(sessionCookies(tokens, true)).toEqual([
    '__Host-strapi_jwt=x; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-strapi_refresh=y; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect(sessionCookies(null, false)[0]).toBe('strapi_jwt=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

test('replaces the bearer token', () => {
  expect(withBearer('a=b; strapi_jwt=oud; c=d', 'nieuw')).toBe('a=b; c=d; strapi_jwt=nieuw')
  expect(withBearer('strapi_jwt=oud', undefined)).toBe('')
})

test.each([
  ['is valid for longer', bearer(1_000_060), false],
  ['expires before it arrives', bearer(1_000_010), true],
  ['has expired', bearer(999_999), true],
  ['has no expiry', bearer('nooit'), true],
  ['is malformed', 'rommel', true],
])('recognises a bearer token that %s', (_, jwt, passed) => {
  expect(isExpired(jwt, 1_000_000_000)).toBe(passed)
})
