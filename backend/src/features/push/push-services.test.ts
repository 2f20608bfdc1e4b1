import { expect, test, vi } from 'vitest'

const environment = vi.hoisted(() => ({
  PUSH_ON_THIS_MACHINE: 'off',
  FIREBASE_MESSAGING_ACCOUNT: undefined as object | undefined,
}))
vi.mock('../../platform/environment/environment', () => ({ environment }))

const { isPushEndpoint } = await import('./push-services')

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('accepts %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://example/fcm.googleapis.com',
  'https://127.0.0.1/abc',
  'https://notify.windows.com.example/abc',
  'http://127.0.0.1:1337/admin',
])('rejects %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

test('accepts this machine for tests', () => {
  environment.PUSH_ON_THIS_MACHINE = 'on'
  expect(isPushEndpoint('http://127.0.0.1:4000/abc')).toBe(true)
  expect(isPushEndpoint('http://10.0.0.1:4000/abc')).toBe(false)
})

test('accepts tokens of Firebase where it is configured', () => {
  expect(isPushEndpoint('firebase:abc')).toBe(false)
  environment.FIREBASE_MESSAGING_ACCOUNT = {}
  expect(isPushEndpoint('firebase:abc')).toBe(true)
})
