import { afterAll, beforeAll, expect, it } from 'vitest'
import { send, startTestSite, type TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const visit = (host: string, path: string) => send('GET', site.origin + path, { host })

it.each(['/connect/oidc', '/registreren/oidc'])('starts %s at the host of SITE_URL', async (path) => {
  const { statusCode, headers } = await visit('nieuws.example', `${path}?terug=%2Fnews%2Ftag%3Ft%3Dverf`)
  expect([statusCode, headers.location]).toEqual([
    302,
    `https://gevel.example${path}?terug=%2Fnews%2Ftag%3Ft%3Dverf&begin=1`,
  ])
  expect(headers['cache-control']).toBe('no-store')
})

it('does not redirect at the host of SITE_URL, nor twice', async () => {
  expect((await visit('gevel.example', '/registreren/oidc')).statusCode).toBe(200)
  expect((await visit('nieuws.example', '/registreren/oidc?begin=1')).statusCode).toBe(200)
})

it('works for a cached page', async () => {
  await visit('gevel.example', '/registreren/google')
  expect((await visit('nieuws.example', '/registreren/google')).statusCode).toBe(302)
})

it.each(['/registreren', '/connect/oidc/x', '/inloggen'])('leaves %s alone', async (path) => {
  expect((await visit('nieuws.example', path)).statusCode).toBe(200)
})
