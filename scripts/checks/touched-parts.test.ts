import { expect, test } from 'vitest'
import { splitJourneys, touchedParts } from './touched-parts.ts'

test('runs a changed test file alone', () => {
  expect(touchedParts(['backend/tests/slugs.test.ts'])).toMatchObject({
    types: ['the backend'],
    contract: ['backend/tests/slugs.test.ts'],
    jobs: [],
    faults: [],
    journeys: [],
  })
  expect(touchedParts(['backend/tests/mails.test.ts'])).toMatchObject({
    contract: [],
    jobs: ['backend/tests/mails.test.ts'],
  })
  const journey = 'e2e/journeys/editor/saving.journey.ts'
  expect(touchedParts([journey])).toMatchObject({ types: ['e2e'], journeys: [journey], contract: [] })
})

test('runs everything that requests a changed program', () => {
  expect(touchedParts(['website/app/root.tsx'])).toMatchObject({ journeys: 'all', contract: [], faults: [] })
  expect(touchedParts(['website/server/main.ts'])).toMatchObject({ journeys: 'all', contract: [], faults: 'all' })
  expect(touchedParts(['backend/src/index.ts'])).toMatchObject({ journeys: 'all', contract: 'all', faults: 'all' })
  expect(touchedParts(['contract/src/article.ts'])).toMatchObject({ journeys: 'all', contract: 'all', jobs: 'all' })
})

test('runs no program for a unit test or a page of documentation', () => {
  const nothing = { contract: [], jobs: [], faults: [], journeys: [] }
  expect(touchedParts(['backend/src/platform/http/byte-range.test.ts'])).toMatchObject(nothing)
  expect(touchedParts(['docs/glossary.md'])).toEqual({ ...nothing, types: [] })
})

test('separates the journeys that run at different times', () => {
  const paths = (...names: string[]) => names.map((name) => `e2e/journeys/${name}.journey.ts`)
  expect(splitJourneys(paths('screens', 'links', 'timed/banners', 'tags', 'editor/saving'))).toEqual({
    besideFaults: paths('screens', 'links', 'timed/banners'),
    reading: paths('tags'),
    editing: paths('editor/saving'),
  })
})

test('runs everything after a change of versions or of the scripts', () => {
  for (const file of ['package-lock.json', 'scripts/programs/programs.ts'])
    expect(touchedParts([file])).toMatchObject({ contract: 'all', jobs: 'all', faults: 'all', journeys: 'all' })
})
