import { longestSavedSearch } from '@gevel/contract/saved-searches'
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

test('fits a cookie with the longest search that can be saved', () => {
  const [text, tag] = ['…'.repeat(longestSavedSearch), 'x'.repeat(200)]
  const filters = { edition: 'general', kind: 'magazine', tag, year: 2026, literal: false }
  const query = new URLSearchParams({ q: text, soort: 'magazine', editie: 'gevel', jaar: '2026', onderwerp: tag })
  const saved = { what: JSON.stringify({ text, ...filters }), back: `/zoeken?${query}&volgorde=datum&p=50&pro` }
  const search = { list: 'saved-searches', keep: 'yes', ...saved } as const
  const [cookie = ''] = pendingChangeCookie(new Request('http://site/'), search).split(';', 1)
  expect(cookie.length).toBeLessThan(4096)
  expect(broughtBack(cookie)?.what).toBe(search.what)
})
