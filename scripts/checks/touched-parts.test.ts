import { expect, test } from 'vitest'
import { touchedParts } from './touched-parts.ts'

const touched = (...files: string[]) => touchedParts(files)
const nothing = { contract: [], jobs: [], faults: [], journeys: [], slowJourneys: [], firebase: false }
const everything = { contract: 'all', jobs: 'all', faults: 'all', journeys: 'all', slowJourneys: 'all', firebase: true }

test('runs a changed test file alone', () => {
  expect(touched('backend/tests/routes.test.ts')).toEqual({
    ...nothing,
    types: ['the backend'],
    contract: ['backend/tests/routes.test.ts'],
  })
  expect(touched('backend/tests/mails.test.ts')).toMatchObject({ contract: [], jobs: ['backend/tests/mails.test.ts'] })
  const journeys = ['e2e/journeys/editor/saving.journey.ts', 'e2e/journeys/slow/banners.journey.ts']
  expect(touched(...journeys)).toMatchObject({ journeys: [journeys[0]], slowJourneys: [journeys[1]], contract: [] })
})

test('runs everything that requests a program after a change of what its features share', () => {
  expect(touched('website/app/root.tsx')).toMatchObject({ journeys: 'all', contract: [], faults: [] })
  expect(touched('website/server/main.ts')).toMatchObject({ journeys: 'all', contract: [], faults: 'all' })
  for (const file of ['backend/src/platform/http/route.ts', 'backend/src/content/articles/article-row.ts'])
    expect(touched(file)).toMatchObject({ contract: 'all', jobs: 'all', journeys: 'all', faults: 'all' })
  expect(touched('contract/src/article.ts')).toMatchObject(everything)
})

test('runs no program for a unit test or a page of documentation', () => {
  expect(touched('backend/src/platform/http/byte-range.test.ts')).toMatchObject(nothing)
  expect(touched('docs/glossary.md')).toEqual({ ...nothing, types: [] })
})

test('runs everything after a change of versions or of the scripts', () => {
  for (const file of ['package-lock.json', 'scripts/programs/programs.ts'])
    expect(touched(file)).toMatchObject(everything)
})
