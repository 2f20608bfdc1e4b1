import { expect, test } from 'vitest'
import { searchPairs, searchTitle } from './vacancy-query.ts'

const all = { text: '', place: '', within: 25, filters: {} }

test('writes a search as the query of the list, in one order and without what is usual', () => {
  expect(searchPairs(all)).toEqual([])
  expect(searchPairs({ ...all, within: 50 })).toEqual([])
  expect(
    searchPairs({ text: 'timmer', place: 'Zwolle', within: 50, filters: { level: 'mbo', category: 'techniek' } }),
  ).toEqual([
    ['q', 'timmer'],
    ['plaats', 'Zwolle'],
    ['straal', '50'],
    ['vakgebied', 'techniek'],
    ['niveau', 'mbo'],
  ])
})

test('says a search in words', () => {
  expect(searchTitle(all)).toBe('Alle vacatures')
  expect(searchTitle({ ...all, place: 'Zwolle' })).toBe('Binnen 25 km van Zwolle')
  expect(searchTitle({ ...all, text: 'timmer', filters: { region: 'oost', hours: 'vanaf-32' } })).toBe(
    '‘timmer’, Oost, 32 uur of meer',
  )
})
