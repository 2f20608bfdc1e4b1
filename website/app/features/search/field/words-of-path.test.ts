import { expect, it } from 'vitest'
import { wordsOfPath } from './words-of-path.ts'

it.each([
  ['/nieuws/2019/houtprijs-daalt-weer.html', 'nieuws houtprijs daalt weer'],
  ['/caf%C3%A9-interieur', 'café interieur'],
  ['/', ''],
  ['/123/4', ''],
  ['/%E0%A4%A', ''],
  ['/a/b/c', ''],
  [`/${'woord-'.repeat(500)}`, Array.from({ length: 8 }, () => 'woord').join(' ')],
])('finds the words of %s', (path, words) => expect(wordsOfPath(path)).toBe(words))
