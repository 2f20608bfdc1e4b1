import { expect, test } from 'vitest'
import { browserIn, connectCookie, wayOf } from './connect-cookie.server.ts'

const broughtBack = (cookie: string) => wayOf(new Request('http://site/', { headers: { cookie } }))
const roundTrip = (back: string) =>
  broughtBack(connectCookie(new Request('http://site/'), { browser: 'a-b_c', back }).split(';', 1)[0] ?? '')

test('a browser brings back what it went with', () => {
  const back = '/news/tag?t=Verf & hout;1&p=2#a.b'
  expect(roundTrip(back)).toEqual({ browser: 'a-b_c', back: '/news/tag?t=Verf%20&%20hout;1&p=2#a.b' })
})

test('a path that a cookie cannot hold is left behind', () => {
  expect(roundTrip(`/news/tag?t=${'x'.repeat(5000)}`).back).toBe('/')
})

test.each(['gevel_connect=a.//kwaad.example', 'gevel_connect=a.https://kwaad.example', 'gevel_connect=a', ''])(
  'a cookie that others wrote leads to no other site: %j',
  (cookie) => expect(broughtBack(cookie).back).toBe('/'),
)

test('of what the backend sets only the value counts', () => {
  expect(browserIn(['gevel_connect=abc; Path=/auth/connect; HttpOnly'])).toBe('abc')
  expect(browserIn([])).toBe('')
})
