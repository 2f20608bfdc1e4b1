import { expect, it } from 'vitest'
import { byRoute } from './by-route.ts'

const editions = { home: 'general', 'home-pro': 'pro', 'item-id-slug': 'pro' } as const

it.each([
  ['/', 'general'],
  ['pro', 'pro'],
  ['/pro', 'pro'],
  ['item/:id/:slug?', 'pro'],
])('finds the entry of %s', (pattern, edition) => expect(byRoute(pattern, editions)).toBe(edition))

it('throws for a route that is not in the table', () => {
  expect(() => byRoute('news/tag', editions)).toThrow('does not serve the route /news/tag')
})
