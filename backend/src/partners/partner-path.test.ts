import { expect, test } from 'vitest'
import { checkPartnerLink, normalisePartnerLink, partnerPath } from './partner-path'

test.each([
  ['partner', '/partners/x'],
  ['organisation', '/organisaties/x'],
  ['building-market', '/winkelketens/bouwmarkten/x'],
  ['paint-home', '/winkelketens/verfwinkels-woonwinkels/x'],
])('the page of a %s stands at %s', (kind, path) => {
  expect(partnerPath(kind, 'x')).toBe(path)
})

test('the last part of the address is kept in one spelling', () => {
  expect(normalisePartnerLink(' /Lijn-en-Lat/ ')).toBe('lijn-en-lat')
  expect(() => checkPartnerLink('lijn-en-lat')).not.toThrow()
  for (const link of ['lijn en lat', 'a/b', '-a', 'a--b', 'café']) expect(() => checkPartnerLink(link)).toThrow()
})
