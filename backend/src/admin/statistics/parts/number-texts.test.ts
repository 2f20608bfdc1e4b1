import { expect, test } from 'vitest'
import { changeText, countText, shareText } from './number-texts'

test.each([
  [112, 100, '+12%'],
  [92, 100, '−8%'],
  [5000, 100, '+4.900%'],
  [1001, 1000, '+0%'],
  [999, 1000, '−0%'],
  [0, 10, '−100%'],
  [3, 0, 'nieuw'],
  [0, 0, 'gelijk'],
  [null, 3, null],
  [3, undefined, null],
])('%s after %s is %s', (count, before, text) => expect(changeText(count, before)).toBe(text))

test('numbers are in Dutch notation', () => {
  expect([countText(1234), countText(null), shareText(0.0254), shareText(null)]).toEqual(['1.234', '–', '2,5%', '–'])
})
