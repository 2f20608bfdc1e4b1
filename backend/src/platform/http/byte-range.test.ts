import { expect, it } from 'vitest'
import { byteRange } from './byte-range'

it.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['Bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-99999999999', { start: 10, end: 999 }],
  ['bytes=-500', { start: 500, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
])('of 1000 bytes, selects %s as %j', (header, range) => expect(byteRange(header, 1000)).toEqual(range))

it.each(['bytes=1000-', 'bytes=99999999999-', 'bytes=1000-2000', 'bytes=-0'])('rejects %s as unsatisfiable', (header) =>
  expect(byteRange(header, 1000)).toBe('unsatisfiable'),
)

it.each(['bytes=-', 'bytes=9-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=0x1-2', 'bytes', ''])(
  'ignores %j',
  (header) => expect(byteRange(header, 1000)).toBe('whole'),
)

it('selects nothing of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
