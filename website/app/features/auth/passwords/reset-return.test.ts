import { expect, test } from 'vitest'
import { resetReturnCookie, resetReturnOf } from './reset-return.server.ts'

const request = new Request('http://site/')
const returnOf = (cookie: string) => resetReturnOf(new Request('http://site/', { headers: { cookie } }))

test.each(['/news/tag?t=Verf%20&%20hout;1', '/account/bewaren'])('returns to %s', (back) => {
  expect(returnOf(resetReturnCookie(request, back).split(';', 1)[0] ?? '')).toBe(back)
})

test.each(['//kwaad.example', 'https://kwaad.example', '/\\kwaad.example', '/inloggen', '%', ''])(
  'does not return to %j',
  (back) => expect(returnOf(`gevel_reset_return=${back}`)).toBe('/'),
)

test('a request without a return path deletes that of an earlier one', () => {
  expect(resetReturnCookie(request, '/')).toContain('gevel_reset_return=; Max-Age=0')
  expect(resetReturnCookie(request, '//kwaad.example')).toContain('gevel_reset_return=; Max-Age=0')
})
