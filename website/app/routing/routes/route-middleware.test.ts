import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { runRouteMiddleware, trackedContext } from './route-middleware.ts'

function loaderArgs(path: string, cookie = '') {
  const url = new URL(path, 'http://site')
  return { url, request: new Request(url, { headers: { cookie } }), context: new RouterContextProvider() }
}

describe('route middleware', () => {
  it('rejects an unknown name, also one that every object has', () => {
    expect(() => runRouteMiddleware(['logn-needed'], loaderArgs('/'))).toThrow('Unknown route middleware')
    expect(() => runRouteMiddleware(['toString'], loaderArgs('/'))).toThrow('Unknown route middleware')
  })

  it('redirects anonymous visitors to the log-in screen, and back', () => {
    const response = thrownBy(() => runRouteMiddleware(['login-needed'], loaderArgs('/account?tab=1')))
    expect(response.headers.get('location')).toBe('/inloggen?terug=%2Faccount%3Ftab%3D1')
    expect(() => runRouteMiddleware(['login-needed'], loaderArgs('/account', 'strapi_jwt=x'))).not.toThrow()
  })

  it('turns off counting for a route', () => {
    const counted = loaderArgs('/news/1/x')
    runRouteMiddleware(['no-tracking'], counted)
    expect(counted.context.get(trackedContext)).toBe(false)
    expect(loaderArgs('/').context.get(trackedContext)).toBe(true)
  })
})

function thrownBy(run: () => void): Response {
  try {
    run()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
  }
  throw new Error('nothing was thrown')
}
