import { expect, it } from 'vitest'
import { isIos } from './platform.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Safari on an iPhone', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, true],
  ['an iPad, which says that it is a Mac', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['an app that shows a page on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, 5, false],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 5, false],
])('tells %s', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected)
})
