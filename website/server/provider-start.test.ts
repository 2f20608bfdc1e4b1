import { afterAll, beforeAll, expect, it } from 'vitest'
import { send, startTrialSite, type TrialSite } from './trial-site.ts'

let trial: TrialSite
beforeAll(async () => {
  trial = await startTrialSite()
})
afterAll(() => trial.stop())

const visit = (host: string, path: string) => send('GET', trial.origin + path, { host })

it.each(['/connect/oidc', '/registreren/oidc'])('starts %s under the name of SITE_URL', async (path) => {
  const { statusCode, headers } = await visit('nieuws.example', `${path}?terug=%2Fnews%2Ftag%3Ft%3Dverf`)
  expect([statusCode, headers.location]).toEqual([
    302,
    `https://gevel.example${path}?terug=%2Fnews%2Ftag%3Ft%3Dverf&begin=1`,
  ])
  expect(headers['cache-control']).toBe('no-store')
})

it('sends nobody on who is there already, or came from another name', async () => {
  expect((await visit('gevel.example', '/registreren/oidc')).statusCode).toBe(200)
  expect((await visit('nieuws.example', '/registreren/oidc?begin=1')).statusCode).toBe(200)
})

it('does so although the page is cached', async () => {
  await visit('gevel.example', '/registreren/google')
  expect((await visit('nieuws.example', '/registreren/google')).statusCode).toBe(302)
})

it.each(['/registreren', '/connect/oidc/x', '/inloggen'])('leaves %s where it is', async (path) => {
  expect((await visit('nieuws.example', path)).statusCode).toBe(200)
})
