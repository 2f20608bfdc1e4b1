import { expect, test } from 'vitest'
import { plainJson } from './plain-json.ts'

test('serialises what arrives as it was', () => {
  const value = { text: 'a', count: 1.5, is: false, none: null, list: [{ a: [] }], nested: { b: {} } }
  expect(JSON.parse(plainJson(value))).toEqual(value)
})

test('leaves out properties without a value', () => expect(plainJson({ a: undefined, b: 1 })).toBe('{"b":1}'))

test.each([
  ['a date', new Date(0)],
  ['a promise', Promise.resolve(1)],
  ['a map', new Map()],
  ['a set', new Set()],
  ['a URL', new URL('https://gevel.example')],
  ['an error', new Error('x')],
  ['a bigint', 1n],
  ['infinity', Number.POSITIVE_INFINITY],
  ['no number', Number.NaN],
  ['minus zero', -0],
  ['a function', () => 1],
  ['a missing item', [undefined]],
])('throws for %s, which would not', (_, value) => expect(() => plainJson({ value })).toThrow('cannot be sent as JSON'))
