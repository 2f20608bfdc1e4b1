import { expect, test } from 'vitest'
import { browserIn, connectCookie, connectStateOf } from './connect-cookie.server.ts'

const readBack = (cookie: string) => connectStateOf(new Request('http://site/', { headers: { cookie } }))
const roundTrip = (back: string) =>
  readBack(connectCookie(new Request('http://site/'), { browser: 'a-b_c', back }).split(';', 1)[0] ?? '')

test('reads the cookie that it wrote', () => {
  const back = '/news/tag?t=Verf & hout;1&p=2#a.b'
  expect(roundTrip(back)).toEqual({ browser: 'a-b_c', back: '/news/tag?t=Verf%20&%20hout;1&p=2#a.b' })
})

test('is http-only, for the path of the callback, and deleted after it', () => {
  const cookie = (way: { browser: string; back: string } | null) => connectCookie(new Request('http://site/'), way)
  const attributes = 'Path=/; HttpOnly; SameSite=Lax'
  expect(cookie({ browser: 'a-b_c', back: '/' })).toBe(`gevel_connect=a-b_c.%2F; Max-Age=600; ${attributes}`)
  expect(cookie(null)).toBe(`gevel_connect=; Max-Age=0; ${attributes}`)
})

test('drops a path that does not fit in a cookie', () => {
  expect(roundTrip(`/news/tag?t=${'x'.repeat(5000)}`).back).toBe('/')
})

test.each(['gevel_connect=a.//kwaad.example', 'gevel_connect=a.https://kwaad.example', 'gevel_connect=a', ''])(
  'ignores a forged cookie that leads to another site: %j',
  (cookie) => expect(readBack(cookie).back).toBe('/'),
)

test("reads only the value of the backend's cookie", () => {
  expect(browserIn(['gevel_connect=abc; Path=/auth/connect; HttpOnly'])).toBe('abc')
  expect(browserIn(['other=x; Path=/', 'gevel_connect=abc; Path=/auth/connect'])).toBe('abc')
  for (const cookies of [[], [''], ['gevel_connect'], ['gevel_connect=']]) expect(browserIn(cookies)).toBe('')
})
