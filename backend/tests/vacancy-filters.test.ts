import { filteredVacanciesSchema, vacancyFacetsSchema } from '@gevel/contract/vacancy-filters'
import { expect, test, vi } from 'vitest'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { vacancyFields } from './support/document-fields.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { publish, create } = await openTestDocuments()
const link = `werkgever-${Math.random().toString(36).slice(2)}`
const company = await publish('partner', { name: 'Proefwerkgever', link, kind: 'partner', strip: false })

const vacancies = {
  'Uitgelichte inkoper': {
    ...{ category: 'inkoop-en-formule', region: 'west', level: 'hbo', hoursMin: 32, hoursMax: 40, featured: true },
    ...{ salaryMin: 3000, salaryMax: 3500, postedAt: '2026-01-01T08:00:00.000Z' },
  },
  Weekendhulp: {
    ...{ category: 'winkel-en-verkoop', region: 'west', level: 'vmbo', hoursMin: 8, hoursMax: 16 },
    ...{ salaryMin: 500, postedAt: '2026-01-04T08:00:00.000Z' },
  },
  Verfadviseur: {
    ...{ category: 'winkel-en-verkoop', region: 'oost', level: 'mbo', hoursMin: 24, hoursMax: 32, edition: 'pro' },
    ...{ salaryMin: 2500, salaryMax: 4000, postedAt: '2026-01-03T08:00:00.000Z' },
  },
  'Zonder uren': { region: 'oost', postedAt: '2026-01-02T08:00:00.000Z' },
  Halftijds: { region: 'zuid', level: 'mbo', hoursMax: 20, postedAt: '2026-01-01T09:00:00.000Z' },
}
for (const [title, fields] of Object.entries(vacancies)) {
  await publish('vacancy', { ...vacancyFields(title), ...fields, company: { connect: [company] } })
}
// neither is in a list or counted
await create('vacancy', { ...vacancyFields('Concept'), company: { connect: [company] } })
const closed = { company: { connect: [company] }, closesAt: '2026-01-05T08:00:00.000Z' }
await publish('vacancy', { ...vacancyFields('Gesloten'), ...closed })

async function list(query: string) {
  const { status, body, text } = await ask(`/public/vacancies?company=${link}&facets=1&${query}`)
  expect(status, text).toBe(200)
  const { data, meta } = filteredVacanciesSchema.parse(body)
  const titles = data.map(({ title }) => title)
  return { titles, total: meta.pagination.total, facets: vacancyFacetsSchema.parse(meta.facets) }
}

/** The values of a filter with vacancies. */
function counted(values: { value: string; count: number }[]) {
  return Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))
}

test.each([
  ['', ['Uitgelichte inkoper', 'Weekendhulp', 'Verfadviseur', 'Zonder uren', 'Halftijds']],
  ['category=winkel-en-verkoop', ['Weekendhulp', 'Verfadviseur']],
  ['region=oost', ['Verfadviseur', 'Zonder uren']],
  ['level=mbo', ['Verfadviseur', 'Halftijds']],
  ['hours=tot-16', ['Weekendhulp']],
  ['hours=16-tot-32', ['Weekendhulp', 'Verfadviseur', 'Halftijds']],
  ['hours=vanaf-32', ['Uitgelichte inkoper', 'Verfadviseur']],
  ['region=west&level=vmbo&hours=tot-16&category=winkel-en-verkoop', ['Weekendhulp']],
  ['region=noord', []],
  ['edition=pro&hours=vanaf-32', ['Verfadviseur']],
])('lists the vacancies of %j, featured ones first', async (query, titles) => {
  const found = await list(query)
  expect(found.titles).toEqual(titles)
  expect(found.total).toBe(titles.length)
})

test('sorts by the highest salary, with unknown ones last', async () => {
  const salaries = ['Verfadviseur', 'Uitgelichte inkoper', 'Weekendhulp', 'Zonder uren', 'Halftijds']
  expect((await list('sort=salary')).titles).toEqual(salaries)
  expect((await list('sort=salary&pageSize=2&page=2')).titles).toEqual(salaries.slice(2, 4))
})

test('counts every value of a filter, also those without vacancies', async () => {
  const { facets } = await list('')
  expect(facets.region).toEqual([
    { value: 'noord', count: 0 },
    { value: 'oost', count: 2 },
    { value: 'midden', count: 0 },
    { value: 'west', count: 2 },
    { value: 'zuid', count: 1 },
  ])
  expect(counted(facets.category)).toEqual({ 'winkel-en-verkoop': 2, 'inkoop-en-formule': 1, techniek: 2 })
  expect(counted(facets.hours)).toEqual({ 'tot-16': 1, '16-tot-32': 3, 'vanaf-32': 2 })
  expect(counted(facets.level)).toEqual({ vmbo: 1, mbo: 2, hbo: 1 })
})

test('counts each filter with the others applied', async () => {
  const { facets } = await list('region=oost&hours=16-tot-32&page=1&pageSize=1')
  expect(counted(facets.region)).toEqual({ oost: 1, west: 1, zuid: 1 })
  expect(counted(facets.hours)).toEqual({ '16-tot-32': 1, 'vanaf-32': 1 })
  expect(counted(facets.category)).toEqual({ 'winkel-en-verkoop': 1 })
  expect(counted(facets.level)).toEqual({ mbo: 1 })
  expect(counted((await list('edition=general')).facets.region)).toEqual({ oost: 1, west: 2, zuid: 1 })
})

test.each([
  ['q=verfadviseurs', ['Verfadviseur'], null],
  // a name, and words in any order; every vacancy is one, and has the name of its employer
  ['q=proefwerkgever+vacature&region=oost', ['Verfadviseur', 'Zonder uren'], null],
  ['q=inkoper&region=oost', [], null],
  ['q=proefwerkgevr+verfadviseur', ['Verfadviseur'], 'proefwerkgever verfadviseur'],
  ['q=+!+%26', [], null],
  [`q=${'a'.repeat(3_000)}`, [], null],
])('finds vacancies by %s', async (query, titles, corrected) => {
  const { body, text } = await ask(`/public/vacancies?company=${link}&facets=1&${query}`)
  const { data, meta } = filteredVacanciesSchema.parse(body)
  expect(
    data.map(({ title }) => title),
    text,
  ).toEqual(titles)
  expect(meta).toMatchObject({ corrected, pagination: { total: titles.length } })
})

test('counts the filters among the vacancies with the words', async () => {
  const { facets } = await list('q=hulp+west&hours=vanaf-32')
  expect(counted(facets.hours)).toEqual({})
  expect(counted((await list('q=weekendhulp&region=oost')).facets.region)).toEqual({ west: 1 })
})

test('counts nothing unless asked to', async () => {
  const { body } = await ask(`/public/vacancies?company=${link}`)
  expect(body).toHaveProperty('meta.pagination')
  expect(body).not.toHaveProperty('meta.facets')
})

test.each(['category=horeca', 'region=Oost', 'level=', 'hours=16', 'sort=city', 'facets=2', 'region=oost&region=west'])(
  'rejects %s',
  async (query) => {
    expect((await ask(`/public/vacancies?${query}`)).status).toBe(400)
  },
)

test('is invalidated by changes of vacancies, also when none passes the filters', async () => {
  const { headers } = await ask(`/public/vacancies?facets=1&region=noord&level=wo&hours=tot-16`)
  expect(headers.get('cache-tag')?.split(',')).toContain('vacancy')
})

test('follows whoever changes, closes, reopens or removes a vacancy, with the first request after it', async () => {
  const database = await openDatabase()
  const title = 'Vacature die verandert'
  const { documentId } = await publish('vacancy', {
    ...vacancyFields(title),
    ...{ region: 'west', level: 'wo', postedAt: '2025-01-01T08:00:00.000Z', company: { connect: [company] } },
  })
  const change = (set: string) =>
    database.query(`UPDATE vacancies SET ${set} WHERE document_id = $1 AND published_at IS NOT NULL`, [documentId])
  const found = async (query: string) => (await list(query)).titles.includes(title)
  try {
    expect(await found('level=wo&region=west')).toBe(true)
    await change(`region = 'zuid'`)
    expect([await found('level=wo&region=west'), await found('level=wo&region=zuid')]).toEqual([false, true])
    await change(`closes_at = now() AT TIME ZONE 'UTC' + interval '1500 milliseconds'`)
    expect(await found('level=wo')).toBe(true)
    await vi.waitFor(async () => expect(await found('level=wo')).toBe(false), { timeout: 10_000, interval: 200 })
    await change(`closes_at = now() AT TIME ZONE 'UTC' + interval '1 day'`)
    expect(await found('level=wo')).toBe(true)
    await database.query('BEGIN')
    await change(`region = 'noord'`)
    // not yet for anybody else
    expect(await found('level=wo&region=noord')).toBe(false)
    await publish('vacancy', { ...vacancyFields('Een andere'), company: { connect: [company] } })
    await found('level=wo&region=noord')
    await database.query('COMMIT')
    // a transaction that began before changes that are known already
    expect(await found('level=wo&region=noord')).toBe(true)
    await database.query('DELETE FROM vacancies WHERE document_id = $1', [documentId])
    expect(await found('level=wo')).toBe(false)
  } finally {
    await database.end()
  }
})
