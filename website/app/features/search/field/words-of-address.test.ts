import { expect, it } from 'vitest'
import { wordsOfAddress } from './words-of-address.ts'

it.each([
  ['/news/tag', '?t=Hout%20en%20plaat', 'Hout en plaat'],
  ['/item/tag', '?t=pur&p=9', 'pur'],
  ['/news/tag', '?p=9', 'news tag'],
  ['/nieuws/houtprijs', '?t=Hout', 'nieuws houtprijs'],
])('searches for what %s%s asks', (pathname, search, words) => {
  expect(wordsOfAddress({ pathname, search })).toBe(words)
})
