import { expect, test } from 'vitest'
import { ask } from '../http.ts'

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).headers['cache-status']

/** URLs whose response depends on a cookie, a code or a return path, also without a session. */
const perVisitor = [
  '/inloggen',
  '/inloggen?terug=%2Faccount',
  '/registreren?terug=%2Fmagazine',
  '/registreren/oidc',
  '/account-activeren',
  '/account-activeren?code=a',
  '/account-activeren.data?code=a',
  '/wachtwoord-reset?code=a',
  '/email-valideren?code=a',
  '/connect/github',
  '/CONNECT/github',
  '/auth/connect?code=a&state=b',
  '/botcontrole',
  '/reactie/1/melden',
  '/account',
  '/account.data',
  '/account/reacties?p=2',
  '/account/gegevens.json',
  '/account/documenten/1',
]

test('never caches a page that depends on its visitor', async () => {
  for (const path of perVisitor) {
    const { headers } = await ask(path)
    expect(headers['cache-status'], path).toBe('gevel; fwd=bypass; detail=per-visitor')
    expect(headers['cache-control'], path).toMatch(/no-store/)
  }
})

test('reports in Cache-Status whether a page was cached, and why not', async () => {
  const path = `/news/tag?t=verzonnen-${Date.now()}`
  // below zero where an earlier journey had it cached more than a minute ago: it is rendered anew meanwhile
  expect(await statusOf('/redactiestatuut')).toMatch(/^gevel; (hit; ttl=-?\d+|fwd=(uri-miss|stale); stored)$/)
  expect(await statusOf('/redactiestatuut?utm_source=x&code=1&gelukt=x')).toMatch(/^gevel; hit; ttl=-?\d+$/)
  expect(await statusOf('/redactiestatuut', { cookie: 'strapi_jwt=x' })).toBe('gevel; fwd=bypass; detail=logged-in')
  expect(await statusOf('/Redactiestatuut')).toBe('gevel; fwd=bypass; detail=path-spelling')
  expect(await statusOf('/redactiestatuut?p=2')).toBe('gevel; fwd=uri-miss; detail=redirect')
  expect(await statusOf('/wachtwoord-vergeten')).toBe('gevel; fwd=uri-miss; detail=bot-check')
  expect(await statusOf(path)).toBe('gevel; fwd=uri-miss; stored')
})
