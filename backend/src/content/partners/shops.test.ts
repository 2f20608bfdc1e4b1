import { expect, test } from 'vitest'
import { checkShops, mostShops, shopsOf } from './shops'

test('reads a place, a name and coordinates', () => {
  expect(shopsOf('Emmen\r\n\nEmmen; Noorderstraat\nHengelo (Gelderland)\nRhede; Markt; 51,84; 6.7\n')).toEqual([
    { place: 'Emmen', name: null, province: 'Drenthe', latitude: 52.779, longitude: 6.907 },
    { place: 'Emmen', name: 'Noorderstraat', province: 'Drenthe', latitude: 52.779, longitude: 6.907 },
    {
      place: 'Hengelo',
      name: null,
      province: 'Gelderland',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    },
    { place: 'Rhede', name: 'Markt', province: null, latitude: 51.84, longitude: 6.7 },
  ])
  expect(shopsOf(null)).toEqual([])
})

test('leaves out a line that cannot be read', () => {
  expect(shopsOf('Emen\nEmmen').map(({ place }) => place)).toEqual(['Emmen'])
})

test.each([
  ['Emmen\nEmen', 'Regel 2: de plaats Emen is niet bekend. Zet de breedte- en lengtegraad erachter.'],
  ['Hengelo', 'Regel 1: zet de provincie achter Hengelo, bijvoorbeeld: Hengelo (Gelderland).'],
  ['Emmen; Markt; 152; 6', 'Regel 1: de coördinaten kloppen niet, schrijf: 52,78; 6,91.'],
  ['Emmen; Markt; 52,7', 'Regel 1: de coördinaten kloppen niet, schrijf: 52,78; 6,91.'],
  ['; Markt', 'Regel 1: schrijf per regel: plaats; naam of straat.'],
  ['Emmen\n'.repeat(mostShops + 1), `Ten hoogste ${mostShops} regels.`],
])('rejects %j', (text, message) => {
  expect(() => checkShops(text)).toThrow(message)
})

test('accepts what it can read', () => {
  expect(() => checkShops('Emmen; Noorderstraat\n\nDen Bosch')).not.toThrow()
})
