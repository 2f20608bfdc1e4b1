import { expect, it } from 'vitest'
import { wordsOfAddress, wordsOfPath } from './words-of-address.ts'

it.each([
  ['/news/tag', '?t=Hout%20en%20plaat', 'Hout en plaat'],
  ['/item/tag', '?t=pur&p=9', 'pur'],
  ['/news/tag', '?p=9', 'news tag'],
  ['/nieuws/houtprijs', '?t=Hout', 'nieuws houtprijs'],
])('searches for what %s%s asks', (pathname, search, words) => {
  expect(wordsOfAddress({ pathname, search })).toBe(words)
})

it.each([
  ['/nieuws/2019/houtprijs-daalt-weer.html', 'nieuws houtprijs daalt weer'],
  ['/caf%C3%A9-interieur', 'café interieur'],
  ['/', ''],
  ['/123/4', ''],
  ['/%E0%A4%A', ''],
  ['/a/b/c', ''],
  [`/${'woord-'.repeat(500)}`, Array.from({ length: 8 }, () => 'woord').join(' ')],
])('finds the words of %s', (path, words) => expect(wordsOfPath(path)).toBe(words))
