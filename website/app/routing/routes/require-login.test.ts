import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requireLogin } from './require-login.ts'

function loaderArgs(path: string, cookie = '') {
  const url = new URL(path, 'http://site')
  return { url, request: new Request(url, { headers: { cookie } }), context: new RouterContextProvider() }
}

function thrownBy(run: () => void): unknown {
  try {
    return run()
  } catch (thrown) {
    return thrown
  }
}

test('redirects anonymous visitors of a route for readers to the log-in screen, and back', () => {
  const response = thrownBy(() => requireLogin(['root', 'account'], loaderArgs('/account?tab=1')))
  expect(Object(response).headers.get('location')).toBe('/inloggen?terug=%2Faccount%3Ftab%3D1')
  expect(thrownBy(() => requireLogin(['root', 'account'], loaderArgs('/account', 'strapi_jwt=x')))).toBeUndefined()
})

test('lets everybody see the other routes', () => {
  for (const name of ['nieuws', 'inloggen', 'page', 'toString'])
    expect(thrownBy(() => requireLogin(['root', name], loaderArgs('/')))).toBeUndefined()
})
