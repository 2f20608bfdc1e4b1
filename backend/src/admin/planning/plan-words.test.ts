import { expect, test } from 'vitest'
import { plannedStatus, planSentences, planTimes, publishQuestion } from './plan-words'

const now = new Date(2026, 11, 1, 12)
const publishAt = new Date(2026, 11, 3, 8).toISOString()
const unpublishAt = new Date(2026, 11, 4, 0)
const past = new Date(2026, 10, 30).toISOString()

test('says what is planned, and when', () => {
  expect(planSentences({ publishAt, unpublishAt }, now)).toEqual([
    'Wordt gepubliceerd op 3 december 2026 om 08:00.',
    'Gaat offline op 4 december 2026 om 00:00.',
  ])
  expect(planTimes({ publishAt, unpublishAt }, now)).toEqual(['3 dec, 08:00', 'Offline op 4 dec, 00:00'])
})

test('names the status of a planned draft', () => {
  expect(plannedStatus('draft', { publishAt }, now)).toBe('Gepland')
  expect(plannedStatus('modified', { publishAt }, now)).toBe('Wijziging gepland')
})

test('asks before what is planned is published', () => {
  expect(publishQuestion({ publishAt }, now)).toBe(
    'Dit stuk staat gepland voor 3 december 2026 om 08:00. Nu publiceren?',
  )
})

test.each([
  {},
  { publishAt: null, unpublishAt: null },
  { publishAt: past, unpublishAt: past },
  { publishAt: 'morgen' },
])('says nothing of %j', (fields) => {
  expect(planSentences(fields, now)).toEqual([])
  expect(plannedStatus('draft', fields, now)).toBeUndefined()
  expect(publishQuestion(fields, now)).toBeUndefined()
})

test('says nothing on the version that is on the site', () => {
  const published = { publishAt, unpublishAt, publishedAt: past }
  expect(planSentences(published, now)).toEqual([])
  expect(plannedStatus('published', published, now)).toBeUndefined()
})
