// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createClientState } from '../../state/client-state.ts'
import { eventUrl, recordEvent, referringHost } from './events.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  Reflect.deleteProperty(document, 'referrer')
})

const setReferrer = (value: string) => Object.defineProperty(document, 'referrer', { configurable: true, value })
const setPrivacyControl = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })

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

test('records with Global Privacy Control neither the session, nor the account, nor the referring site', () => {
  setPrivacyControl()
  setReferrer('https://zoeken.example/')
  const store = createClientState('general')
  recordEvent(store, { eventType: 'session-start', url: '/' })
  recordEvent(store, { eventType: 'user-auth-sign-in', url: '/' })
  recordEvent(store, { eventType: 'Pageview', url: '/' })
  recordEvent(store, { eventType: 'Install' })
  expect(store.getState().analyticsQueue).toEqual([{ eventType: 'Pageview', url: '/' }, { eventType: 'Install' }])
  expect(referringHost()).toBeUndefined()
})
