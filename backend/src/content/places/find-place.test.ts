import { expect, test } from 'vitest'
import { findPlace } from './find-place'

test('finds a place in any spelling', () => {
  expect(findPlace('Emmen')).toEqual({ province: 'Drenthe', latitude: 52.779, longitude: 6.907 })
  for (const name of ['’s-Hertogenbosch', "'s hertogenbosch", ' DEN BOSCH ']) {
    expect(findPlace(name)).toMatchObject({ province: 'Noord-Brabant' })
  }
})

test('needs the province of a name that two places have', () => {
  expect(findPlace('Hengelo')).toBe('ambiguous')
  expect(findPlace('Hengelo (Gelderland)')).toMatchObject({ province: 'Gelderland' })
})

test('finds nothing else', () => {
  for (const name of ['', 'Emen', `a${' '.repeat(100_000)}b`, 'Emmen (Limburg)', '__proto__', 'Emmen) ('])
    expect(findPlace(name)).toBeNull()
})
