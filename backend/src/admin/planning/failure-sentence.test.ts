import { expect, test } from 'vitest'
import { failureSentence } from './failure-sentence'

test('names the step and the moment in Dutch time', () => {
  const plannedFor = new Date('2026-12-03T07:00:00Z')
  expect(failureSentence({ step: 'publish', plannedFor })).toBe(
    'Publiceren op 3 december 2026 om 08:00 is niet gelukt.',
  )
  expect(failureSentence({ step: 'unpublish', plannedFor })).toMatch(/^Offline halen op 3 december/)
})
