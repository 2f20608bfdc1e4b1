import { expect, test } from 'vitest'
import { parseKeyPoints } from './key-points'

test('reads a point per line, with or without bullets', () => {
  expect(parseKeyPoints('Een\r\n\n- Twee\n • Drie – vier \n')).toEqual(['Een', 'Twee', 'Drie – vier'])
  expect(parseKeyPoints('')).toEqual([])
})

test('says in Dutch what is too much', () => {
  expect(() => parseKeyPoints('punt\n'.repeat(6))).toThrow('Hoogstens 5 punten: dit zijn er 6.')
  expect(() => parseKeyPoints('a'.repeat(201))).toThrow('is langer dan 200 tekens')
})
