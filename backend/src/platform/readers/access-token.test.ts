import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { accessTokenOf, readAccessToken, readRegistrationToken } from './access-token'

const secret = vi.hoisted(() => 'only for this test, and long enough')
vi.mock('../environment/environment', () => ({ environment: { JWT_SECRET: secret } }))

const sessionId = '6f6f8c0e-3c7f-4d0a-9a55-6a1f5f1b2c3d'
const claims = { kind: 'access', sid: sessionId, gen: 3 }
const signed = (alg: string, expires: string) =>
  new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(expires).sign(new TextEncoder().encode(secret))

test('reads a token it signed as a bearer token of a session only', async () => {
  const token = await accessTokenOf(sessionId, 3)
  expect(await readAccessToken(token)).toEqual({ sessionId, generation: 3 })
  expect(await readRegistrationToken(token)).toBeUndefined()
})

test('reads an expired token only where that is allowed', async () => {
  const expired = await signed('HS256', '-5 s')
  expect(await readAccessToken(expired)).toBeUndefined()
  expect(await readAccessToken(expired, true)).toEqual({ sessionId, generation: 3 })
})

test('rejects another algorithm, none at all, and an invalid token', async () => {
  for (const token of [await signed('HS512', '1 h'), new UnsecuredJWT(claims).encode(), 'x.y.z', ''])
    expect(await readAccessToken(token)).toBeUndefined()
})
