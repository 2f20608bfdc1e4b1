import { expect, test } from 'vitest'
import { lookUpPlace } from './look-up-place'

test('finds a place in any spelling', () => {
  expect(lookUpPlace(' den bosch ')).toMatchObject({ place: { province: 'Noord-Brabant' }, answer: { state: 'found' } })
})

test('asks for the province of a name that two places have', () => {
  const suggestions = ['Hengelo (Overijssel)', 'Hengelo (Gelderland)']
  expect(lookUpPlace('Hengelo')).toEqual({ place: null, answer: { state: 'ambiguous', suggestions } })
  expect(lookUpPlace('Hengelo (Gelderland)').place).toMatchObject({ province: 'Gelderland' })
})

test('suggests names that are spelled nearly the same', () => {
  expect(lookUpPlace('Amersfort')).toEqual({ place: null, answer: { state: 'unknown', suggestions: ['Amersfoort'] } })
  expect(lookUpPlace('Utrect').answer).toMatchObject({ suggestions: expect.arrayContaining(['Utrecht']) })
})

test.each(['', '3511 AA', 'x', '__proto__', 'a'.repeat(1000)])('suggests nothing for %j', (given) =>
  expect(lookUpPlace(given)).toEqual({ place: null, answer: { state: 'unknown', suggestions: [] } }),
)
