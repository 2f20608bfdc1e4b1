import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test, vi } from 'vitest'
import { readIdToken } from './id-token'

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>

const project = { projectId: 'gevel', emulatorUrl: undefined }
const issuer = 'https://securetoken.google.com/gevel'
const claims = { firebase: { sign_in_provider: 'google.com' } }

let google: KeyPair
let other: KeyPair
let keys: ReturnType<typeof createLocalJWKSet>
beforeAll(async () => {
  google = await generateKeyPair('RS256')
  other = await generateKeyPair('RS256')
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256' }] })
})

/** A valid token, with `payload` merged over it. */
function signed(payload: JWTPayload = {}, { privateKey } = google, kid = 'one'): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss: issuer, aud: 'gevel', sub: 'vera', iat: now, exp: now + 3600 }
  return new SignJWT({ ...usual, ...claims, ...payload }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
}

test('accepts a token that Google signed for our project', async () => {
  expect(await readIdToken(await signed(), project, keys)).toEqual({ uid: 'vera', signedInBy: 'google.com' })
})

test.each([
  ['of another project', { aud: 'another' }],
  ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
  ['without an expiry', { exp: undefined }],
  ['without a subject', { sub: '' }],
  ['that is not an ID token of Firebase', { firebase: undefined }],
])('rejects a token %s', async (_what, payload) => {
  await expect(readIdToken(await signed(payload), project, keys)).rejects.toMatchObject({ status: 400 })
})

test('rejects a token signed by another key, whatever its header says', async () => {
  for (const kid of ['one', 'two'])
    await expect(readIdToken(await signed({}, other, kid), project, keys)).rejects.toMatchObject({ status: 400 })
})

test('accepts unsigned tokens with the emulator alone, and no signed ones there', async () => {
  const payload = { sub: 'vera', ...claims }
  const unsigned = new UnsecuredJWT(payload)
    .setIssuer(issuer)
    .setAudience('gevel')
    .setIssuedAt()
    .setExpirationTime('1h')
  const token = unsigned.encode()
  await expect(readIdToken(token, project, keys)).rejects.toMatchObject({ status: 400 })
  const withEmulator = { ...project, emulatorUrl: 'http://127.0.0.1:9099' }
  expect((await readIdToken(token, withEmulator, keys)).uid).toBe('vera')
  await expect(readIdToken(await signed(), withEmulator, keys)).rejects.toMatchObject({ status: 400 })
})

test("fails as a network error when Google's keys cannot be loaded", async () => {
  vi.stubGlobal('strapi', { log: { warn: () => undefined } })
  const none = () => Promise.reject(new TypeError('fetch failed'))
  await expect(readIdToken(await signed(), project, none)).rejects.toMatchObject({ status: 503 })
  vi.unstubAllGlobals()
})
