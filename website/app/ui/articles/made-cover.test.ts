import { expect, test } from 'vitest'
import { isInTitle } from './made-cover.tsx'

test.each([
  ['Bouwmarkten zetten in 2025 7,21 miljard om', '€ 7,21 mld', true],
  ['Bouwmarkten zetten meer om', '€ 7,21 mld', false],
  ['Warme september levert tuincentra 176 miljoen op', '9%', false],
  ['Karim Benali: ‘Een hal zonder vakman is een loods’', 'Een hal zonder vakman is een loods', true],
  ['Winkel telt 46 filialen', 'In 46 jaar heb ik dit niet gezien.', false],
])('‘%s’ contains ‘%s’: %s', (title, text, expected) => expect(isInTitle(title, text)).toBe(expected))
