import { expect, test } from 'vitest'
import { findExclusiveWords } from './exclusive-words.ts'

test.each([
  ['Je komt in een jong en fris team terecht.', 'jong en fris team'],
  ['Wij zoeken jonge collega’s.', 'jonge collega'],
  ['Leeftijd tussen 20 en 30 jaar.', 'tussen 20 en 30 jaar'],
  ['Een ervaren verkoopster voor zaterdag', 'verkoopster'],
  ['Nederlands als moedertaal', 'moedertaal'],
  ['U bent kerngezond', 'kerngezond'],
])('has a hint for %j', (text, found) => {
  expect(findExclusiveWords(text).map((word) => word.found)).toEqual([found])
})

test.each(['Een verkoper (m/v/x) in een vrolijk team', 'Minstens 2 jaar ervaring', 'U werkt met vakmensen', ''])(
  'has none for %j',
  (text) => expect(findExclusiveWords(text)).toEqual([]),
)

test('names a word once', () => {
  expect(findExclusiveWords('Dames en heren, dames')).toHaveLength(2)
})
