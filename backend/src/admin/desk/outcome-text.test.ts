import { expect, test } from 'vitest'
import { outcomeText } from './outcome-text'

const doneText = (count: number) => `${count} gedaan.`

test.each([
  [{ done: 3, skipped: [] }, '3 gedaan.'],
  [{ done: 2, skipped: [{ reason: 'Al betaald.', count: 1 }] }, '2 gedaan. 1 overgeslagen: Al betaald.'],
  [{ done: 0, skipped: [{ reason: 'Al betaald.', count: 2 }] }, '2 overgeslagen: Al betaald.'],
])('tells of %j: %s', (outcome, text) => {
  expect(outcomeText(outcome, doneText)).toBe(text)
})
