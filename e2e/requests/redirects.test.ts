import { expect, test } from 'vitest'
import { ask } from '../http.ts'
import { testEnvironment } from '../test-environment.ts'

for (const [from, to, status] of [
  ['/actueel', '/', 301],
  ['/groothandel', '/pro', 301],
  ['/vacaturebank', '/vacatures', 301],
  ['/bouwmarkten', '/winkelketens/bouwmarkten', 301],
  ['/beurskalender', '/agenda', 302],
] as const) {
  test(`redirects the old path ${from} to ${to}`, async () => {
    const response = await ask(`${from}?bron=mail`)
    expect({ status: response.status, to: response.headers.location }).toEqual({ status, to: `${to}?bron=mail` })
  })
}

test('redirects capitals and trailing slashes to the canonical path', async () => {
  for (const [from, to] of [
    ['/Vacatures/?p=2', '/vacatures?p=2'],
    ['/MAGAZINE', '/magazine'],
    ['/over-ons/', '/over-ons'],
  ] as const) {
    const { status, headers } = await ask(from)
    expect({ from, status, to: headers.location }).toEqual({ from, status: 301, to })
  }
})

test('redirects from a page of type REDIRECT', async () => {
  for (const [from, to] of [
    ['/gevel-magazine', '/magazine'],
    ['/webshop', 'https://winkel.gevel.example/'],
  ] as const) {
    const { status, headers } = await ask(from)
    expect({ from, to: headers.location }).toEqual({ from, to })
    expect([302, 307]).toContain(status)
  }
})

const { proHost, siteUrl } = testEnvironment

test.skipIf(!proHost)('redirects a request on the pro host to the pro front page', async () => {
  for (const path of ['/', '/vacatures', '/news/1/x?bron=mail']) {
    const { status, headers } = await ask(path, { host: proHost ?? '' })
    expect({ path, status, to: headers.location }).toEqual({ path, status: 302, to: `${siteUrl}/pro` })
  }
  const behindProxy = await ask('/', { 'x-forwarded-host': proHost ?? '' })
  expect(behindProxy.headers.location).toBe(`${siteUrl}/pro`)
})
