import { expect, test } from 'vitest'
import { withClientAddress } from '../client-address.ts'
import { ask } from '../http.ts'

test('creates a new state and cookie for each log-in', async () => {
  const [one, two] = await Promise.all([
    ask('/connect/oidc', withClientAddress()),
    ask('/connect/oidc', withClientAddress()),
  ])
  for (const { status, headers } of [one, two]) {
    expect(status).toBe(302)
    expect(headers['set-cookie']?.[0]).toMatch(/^gevel_connect=[^;]{20,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/)
  }
  expect(one.headers.location).not.toBe(two.headers.location)
  expect(one.headers['set-cookie']).not.toEqual(two.headers['set-cookie'])
})

test('handles a forged callback with an uncached error page', async () => {
  const returns = ['', 'code=a', 'state=', 'state=oidc.x', 'state=oidc.x&code=y&iss=z', 'state=__proto__.x', 'error=x']
  const paths = returns.map((query) => `/auth/connect?${query}`)
  for (const path of [
    ...paths,
    `/auth/connect?state=oidc.${'x'.repeat(5000)}`,
    '/connect/github',
    '/connect/__proto__',
  ]) {
    const { status, headers, body } = await ask(path, { cookie: 'gevel_connect=%E0%A4%A' })
    expect(status, path).toBe(400)
    expect(String(headers['set-cookie']), path).not.toMatch(/strapi_|gevel_connect/)
    expect(body, path).toContain('notice--err')
  }
  for (const path of ['/CONNECT/oidc', '/%63onnect/oidc', '/auth/%63onnect', '/registreren/github'])
    expect((await ask(path)).status, path).toBe(404)
})
