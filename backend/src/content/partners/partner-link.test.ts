import { expect, test } from 'vitest'
import { checkPartnerLink, normalisePartnerLink } from './partner-link'

test('normalises the link', () => {
  expect(normalisePartnerLink(' /Lijn-en-Lat/ ')).toBe('lijn-en-lat')
  expect(() => checkPartnerLink('lijn-en-lat')).not.toThrow()
  for (const link of ['lijn en lat', 'a/b', '-a', 'a--b', 'café']) expect(() => checkPartnerLink(link)).toThrow()
})
