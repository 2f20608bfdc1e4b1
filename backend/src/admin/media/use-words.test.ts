import { expect, test } from 'vitest'
import { describeUses, placeOfUse } from './use-words'

test('asks about what no document has, and refuses the rest', () => {
  expect(describeUses(0, 1)).toBe('Geen stuk gebruikt dit. Verwijderen? U kunt het niet terughalen.')
  expect(describeUses(2, 1)).toMatch(/^Dit wordt gebruikt en kan daarom niet weg/)
  expect(describeUses(1, 3)).toMatch(/^Iets uit deze selectie wordt gebruikt/)
})

test('says whether readers see it', () => {
  expect(placeOfUse({ kind: 'Artikelen', isPublished: true })).toBe('Artikelen, op de site')
  expect(placeOfUse({ kind: 'Artikelen', isPublished: false })).toBe('Artikelen, concept')
})
