import { expect, test } from 'vitest'
import { becauseOf } from './followed-section.tsx'

test.each([
  [['Verf'], 'Omdat u Verf volgt'],
  [['Verf', 'Hout'], 'Omdat u Verf en Hout volgt'],
  [['Verf', 'Hout', 'Marit Hoekstra'], 'Omdat u Verf, Hout en Marit Hoekstra volgt'],
  [['Verf', 'Hout', 'Tuin', 'Klusdepot'], 'Omdat u Verf, Hout en nog 2 volgt'],
])('names the subjects of an article, but not all of many: %j', (names, text) => expect(becauseOf(names)).toBe(text))
