import { expect, test } from 'vitest'
import { checkPartnerLink, normalisePartnerLink } from './partner-link'

test('the last part of the address is kept in one spelling', () => {
  expect(normalisePartnerLink(' /Lijn-en-Lat/ ')).toBe('lijn-en-lat')
  expect(() => checkPartnerLink('lijn-en-lat')).not.toThrow()
  for (const link of ['lijn en lat', 'a/b', '-a', 'a--b', 'café']) expect(() => checkPartnerLink(link)).toThrow()
})
