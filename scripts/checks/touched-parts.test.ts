import { expect, test } from 'vitest'
import { touchedParts } from './touched-parts.ts'

const tests = [
  ...['comments', 'own-comments', 'comment-reports', 'registration', 'routes', 'mails', 'slow/comment-abuse'].map(
    (name) => `backend/tests/${name}.test.ts`,
  ),
  ...['comments', 'screens', 'editor/comments', 'editor/saving', 'slow/banners', 'slow/editor/plan', 'vacancies'].map(
    (name) => `e2e/journeys/${name}.journey.ts`,
  ),
  'e2e/requests/comments.test.ts',
  'e2e/faults/statistics.test.ts',
]
const touched = (...files: string[]) => touchedParts(files, tests)
const nothing = {
  ...{ contract: [], slowContract: [], jobs: [], requests: [], faults: [], journeys: [], slowJourneys: [] },
  firebase: false,
}
const everything = {
  contract: 'all',
  slowContract: 'all',
  jobs: 'all',
  requests: 'all',
  faults: 'all',
  journeys: 'all',
  slowJourneys: 'all',
  firebase: true,
}

test('runs a changed test file alone', () => {
  expect(touched('backend/tests/routes.test.ts')).toEqual({
    ...nothing,
    types: ['the backend'],
    contract: ['backend/tests/routes.test.ts'],
  })
  expect(touched('backend/tests/mails.test.ts')).toMatchObject({ contract: [], jobs: ['backend/tests/mails.test.ts'] })
  const [quick, ...slow] = ['editor/saving', 'slow/banners', 'slow/editor/plan'].map(
    (name) => `e2e/journeys/${name}.journey.ts`,
  )
  expect(touched(String(quick), ...slow)).toMatchObject({ journeys: [quick], slowJourneys: slow, contract: [] })
  const slowFile = 'backend/tests/slow/comment-abuse.test.ts'
  expect(touched(slowFile)).toMatchObject({ contract: [], slowContract: [slowFile] })
})

test('runs the tests with the name of a changed feature', () => {
  expect(touched('backend/src/features/comments/moderation/list.ts')).toEqual({
    ...nothing,
    types: ['the backend'],
    contract: ['comments', 'own-comments', 'comment-reports'].map((name) => `backend/tests/${name}.test.ts`),
    slowContract: ['backend/tests/slow/comment-abuse.test.ts'],
    requests: ['e2e/requests/comments.test.ts'],
    journeys: ['comments', 'editor/comments'].map((name) => `e2e/journeys/${name}.journey.ts`),
  })
  expect(touched('backend/src/features/statistics/feature.ts')).toMatchObject({
    contract: [],
    faults: ['e2e/faults/statistics.test.ts'],
  })
  expect(touched('backend/src/features/accounts/sessions/session.ts')).toMatchObject({
    contract: ['backend/tests/registration.test.ts'],
    firebase: true,
  })
})

test('runs the visit to all screens after a change of what the website shows', () => {
  expect(touched('website/app/features/vacancies/vacancy-page.tsx')).toMatchObject({
    contract: [],
    journeys: ['vacancies', 'screens'].map((name) => `e2e/journeys/${name}.journey.ts`),
  })
})

test('runs the journeys of editors after a change of the admin', () => {
  expect(touched('backend/src/admin/comments/row.tsx')).toMatchObject({
    contract: [],
    journeys: ['e2e/journeys/editor/comments.journey.ts'],
  })
  expect(touched('backend/src/admin/lists/pager.tsx')).toMatchObject({
    contract: [],
    journeys: ['comments', 'saving'].map((name) => `e2e/journeys/editor/${name}.journey.ts`),
    slowJourneys: ['e2e/journeys/slow/editor/plan.journey.ts'],
  })
})

test('runs everything that requests a program after a change of what its features share', () => {
  expect(touched('website/app/root.tsx')).toMatchObject({ journeys: 'all', contract: [], faults: [] })
  expect(touched('website/server/main.ts')).toMatchObject({ journeys: 'all', contract: [], faults: 'all' })
  for (const file of ['backend/src/platform/http/route.ts', 'backend/src/content/articles/article-row.ts'])
    expect(touched(file)).toMatchObject({ contract: 'all', jobs: 'all', journeys: 'all', faults: 'all' })
  expect(touched('contract/src/article.ts')).toMatchObject(everything)
})

test('runs everything after a change of a feature without a test of its name', () => {
  expect(touched('backend/src/features/brand-new/feature.ts')).toMatchObject({ contract: 'all', journeys: 'all' })
})

test('runs no program for a unit test or a page of documentation', () => {
  expect(touched('backend/src/platform/http/byte-range.test.ts')).toMatchObject(nothing)
  expect(touched('docs/glossary.md')).toEqual({ ...nothing, types: [] })
})

test('runs everything after a change of versions or of the scripts', () => {
  for (const file of ['package-lock.json', 'scripts/programs/programs.ts'])
    expect(touched(file)).toMatchObject(everything)
})
