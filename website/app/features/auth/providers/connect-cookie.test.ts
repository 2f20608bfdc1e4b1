import { expect, test } from 'vitest'
import { browserIn, connectCookie, wayOf } from './connect-cookie.server.ts'

const broughtBack = (cookie: string) => wayOf(new Request('http://site/', { headers: { cookie } }))
const roundTrip = (back: string) =>
  broughtBack(connectCookie(new Request('http://site/'), { browser: 'a-b_c', back }).split(';', 1)[0] ?? '')

test('returns what was stored in the browser', () => {
  const back = '/news/tag?t=Verf & hout;1&p=2#a.b'
  expect(roundTrip(back)).toEqual({ browser: 'a-b_c', back: '/news/tag?t=Verf%20&%20hout;1&p=2#a.b' })
})

test('drops a path that does not fit in a cookie', () => {
  expect(roundTrip(`/news/tag?t=${'x'.repeat(5000)}`).back).toBe('/')
})

test.each(['gevel_connect=a.//kwaad.example', 'gevel_connect=a.https://kwaad.example', 'gevel_connect=a', ''])(
  'ignores a forged cookie that leads to another site: %j',
  (cookie) => expect(broughtBack(cookie).back).toBe('/'),
)

test("reads only the value of the backend's cookie", () => {
  expect(browserIn(['gevel_connect=abc; Path=/auth/connect; HttpOnly'])).toBe('abc')
  expect(browserIn([])).toBe('')
})
