import { expect, test } from 'vitest'
import { registrationCookie, registrationOf } from './registration-cookie.server.ts'

const readBack = (cookie: string) => registrationOf(new Request('http://site/', { headers: { cookie } }))

test('reads the cookie that it wrote', () => {
  const registration = { jwt: 'a.b_c-d', back: '/news/tag?t=Verf%20&%20hout;1', email: 'jan+proef@voorbeeld.nl' }
  const cookie = registrationCookie(new Request('http://site/'), registration)
  expect(readBack(cookie.split(';', 1)[0] ?? '')).toEqual(registration)
})

test.each(['', 'strapi_registration=', 'strapi_registration=%', 'strapi_registration=a%0Ab%20/'])(
  'ignores a cookie without a token that can be sent: %j',
  (cookie) => expect(readBack(cookie)).toBeUndefined(),
)

test('drops a return path on another site', () => {
  expect(readBack('strapi_registration=a%20//kwaad.example')).toEqual({ jwt: 'a', back: '/', email: '' })
})

test('reads a cookie from before it had the address', () => {
  expect(readBack('strapi_registration=a%20/account')).toEqual({ jwt: 'a', back: '/account', email: '' })
})
