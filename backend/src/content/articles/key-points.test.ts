import { expect, test } from 'vitest'
import { parseKeyPoints, shownKeyPoints } from './key-points'

test('reads a point per line, with or without bullets', () => {
  expect(parseKeyPoints('Een\r\n\n- Twee\n • Drie – vier \n')).toEqual(['Een', 'Twee', 'Drie – vier'])
  expect(parseKeyPoints('')).toEqual([])
})

test('says in Dutch what is too much', () => {
  expect(() => parseKeyPoints('punt\n'.repeat(6))).toThrow('Hoogstens 5 punten: dit zijn er 6.')
  expect(() => parseKeyPoints('a'.repeat(201))).toThrow('is langer dan 200 tekens')
})

test('omits invalid key points of a stored article', () => {
  const long = 'x'.repeat(201)
  expect(shownKeyPoints(`Een\n${long}\n- Twee`, 1)).toEqual(['Een', 'Twee'])
  expect(shownKeyPoints('punt\n'.repeat(6), 2)).toHaveLength(5)
  expect(shownKeyPoints('', 3)).toEqual([])
})
