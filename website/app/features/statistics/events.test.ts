// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { eventUrl, referringHost } from './events.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'referrer')
})

const setReferrer = (value: string) => Object.defineProperty(document, 'referrer', { configurable: true, value })

test.each([
  ['/agenda', '?pro', '/agenda?pro'],
  ['/agenda', '?p=2&pro=', '/agenda?pro'],
  ['/zoeken', '?q=verf', '/zoeken'],
])('the URL of %s%s is %s', (pathname, search, url) => expect(eventUrl(pathname, search)).toBe(url))

test.each([
  ['https://zoeken.example/pad?q=verf', 'zoeken.example'],
  [`${location.origin}/agenda`, undefined],
  ['', undefined],
  ['android-app://com.example/', undefined],
])('the host of %s is %s', (referrer, host) => {
  setReferrer(referrer)
  expect(referringHost()).toBe(host)
})
