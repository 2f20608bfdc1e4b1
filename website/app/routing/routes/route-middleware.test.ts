import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { runRouteMiddleware, trackedContext } from './route-middleware.ts'

function loaderArgs(path: string) {
  const url = new URL(path, 'http://site')
  return { url, request: new Request(url), context: new RouterContextProvider() }
}

describe('route middleware', () => {
  it('rejects an unknown name, also one that every object has', () => {
    expect(() => runRouteMiddleware(['no-trackin'], loaderArgs('/'))).toThrow('Unknown route middleware')
    expect(() => runRouteMiddleware(['toString'], loaderArgs('/'))).toThrow('Unknown route middleware')
  })

  it('turns off counting for a route', () => {
    const counted = loaderArgs('/news/1/x')
    runRouteMiddleware(['no-tracking'], counted)
    expect(counted.context.get(trackedContext)).toBe(false)
    expect(loaderArgs('/').context.get(trackedContext)).toBe(true)
  })
})
