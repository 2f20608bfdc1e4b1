import { expect, it } from 'vitest'
import { locationHeader } from './location-header.ts'

it.each([
  ['/nieuw?p=2#deel', '/nieuw?p=2#deel'],
  ['/foto’s', '/foto%E2%80%99s'],
  ['/café?t=één', '/caf%C3%A9?t=%C3%A9%C3%A9n'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['https://elders.example', 'https://elders.example/'],
  ['https://elders.example/café', 'https://elders.example/caf%C3%A9'],
  ['mailto:redactie@gevel.example', 'mailto:redactie@gevel.example'],
])('writes %s as %s', (href, location) => {
  expect(locationHeader(href)).toBe(location)
  expect(() => new Headers({ Location: location })).not.toThrow()
})

it.each([
  '//elders.example',
  '/\\elders.example',
  '/\t/elders.example',
  '/./\\elders.example',
  '/a/..//elders.example',
])('rejects %j', (href) => expect(locationHeader(href)).toBeUndefined())

it('writes no line break into the header', () => {
  expect(locationHeader('/a\r\nSet-Cookie: b=c')).toBe('/aSet-Cookie:%20b=c')
})
