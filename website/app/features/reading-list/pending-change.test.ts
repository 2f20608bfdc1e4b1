import { expect, test } from 'vitest'
import { pendingChangeCookie, pendingChangeOf } from './pending-change.server.ts'

const broughtBack = (cookie: string) => pendingChangeOf(new Request('http://site/', { headers: { cookie } }))
const change = { list: 'followed-tags', what: 'verf-hout', keep: 'yes', back: '/news/tag?t=Verf%20&%20hout' } as const

test('returns what was stored in the browser', () => {
  const cookie = pendingChangeCookie(new Request('http://site/'), change)
  expect(cookie).toContain('HttpOnly')
  expect(broughtBack(cookie.split(';', 1)[0] ?? '')).toEqual(change)
})

test.each(['', 'x', '{"list":"all"}', JSON.stringify({ ...change, what: '' })])(
  'ignores what it did not store: %j',
  (value) => expect(broughtBack(`gevel_pending_change=${encodeURIComponent(value)}`)).toBeUndefined(),
)

test('drops a return path on another site', () => {
  const value = JSON.stringify({ ...change, back: '//kwaad.example' })
  expect(broughtBack(`gevel_pending_change=${encodeURIComponent(value)}`)?.back).toBe('/')
})
