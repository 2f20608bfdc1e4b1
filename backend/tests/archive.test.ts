import { describe, expect, test } from 'vitest'
import { articleFields } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { publish } = await openTestDocuments()

interface Month {
  month: string
  articles: number
}

interface MonthAnswer {
  data: { id: number; edition: string; publishedAt: string }[]
  meta: { pagination: { total: number; pageCount: number }; days: { day: string; articles: number }[] }
}

async function months(query = ''): Promise<Month[]> {
  return ((await ask(`/public/archive${query}`)).body as { data: Month[] }).data
}

async function month(name: string, query = ''): Promise<MonthAnswer> {
  return (await ask(`/public/archive/${name}${query}`)).body as MonthAnswer
}

describe('the archive', () => {
  test('counts the articles of each month, newest first', async () => {
    const all = await months()
    const total = all.reduce((sum, { articles }) => sum + articles, 0)
    const { body } = await ask('/public/contents?pageSize=1')
    expect((body as MonthAnswer).meta.pagination.total).toBe(total)
    expect(all.map(({ month }) => month)).toEqual(
      all.map(({ month }) => month).sort((one, other) => (one < other ? 1 : -1)),
    )
    const ofPro = await months('?edition=pro')
    expect(ofPro.reduce((sum, { articles }) => sum + articles, 0)).toBeLessThan(total)
  })

  test('lists the articles of a month in pages, with the number of each day', async () => {
    const [newest] = await months('?edition=general')
    const { data, meta } = await month(newest?.month ?? '', '?edition=general&pageSize=3')
    expect(meta.pagination.total).toBe(newest?.articles)
    expect(meta.days.reduce((sum, { articles }) => sum + articles, 0)).toBe(newest?.articles)
    expect(data).toHaveLength(3)
    for (const { edition, publishedAt } of data)
      expect([edition, publishedAt.slice(0, 7)]).toEqual(['general', newest?.month])
    const { data: next } = await month(newest?.month ?? '', '?edition=general&pageSize=3&page=2')
    const ids = [...data, ...next].map(({ id }) => id)
    expect(new Set(ids).size).toBe(6)
  })

  test('counts the last hours of a month in UTC as the next day in the Netherlands', async () => {
    for (const releasedAt of ['1987-10-31T22:59:59.000Z', '1987-10-31T23:30:00.000Z', '1987-10-01T00:00:00.000Z'])
      await publish('content', articleFields(`Uit ${releasedAt}`, { releasedAt }))
    expect((await month('1987-10')).meta.days).toEqual([
      { day: '1987-11-01', articles: 1 },
      { day: '1987-10-31', articles: 1 },
      { day: '1987-10-01', articles: 1 },
    ])
  })

  test('is empty for a month without articles, and has no other months', async () => {
    expect(await month('1999-01')).toMatchObject({ data: [], meta: { days: [], pagination: { total: 0 } } })
    for (const name of ['2026-13', '2026-00', '0000-01', '2026', "2026-01' OR 1=1", '99999-01'])
      expect((await ask(`/public/archive/${encodeURIComponent(name)}`)).status, name).toBe(404)
  })

  test.each(['?page=0', '?pageSize=1001', '?edition=x'])('rejects %s with a sentence', async (query) => {
    const { status, body } = await ask(`/public/archive/2026-11${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/^Niet te begrijpen in het adres/) } })
  })
})

test('lists every kind of page once in the sitemap, without those that search engines may not index', async () => {
  const { body, headers } = await ask('/public/sitemap')
  const paths = (body as { data: { path: string }[] }).data.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const start of [
    '/over-ons',
    '/partners/',
    '/agenda/',
    '/nationale-dhz-sessie',
    '/magazine/',
    '/abonneren/',
    '/auteurs/',
    '/item/tag?t=',
  ])
    expect(
      paths.some((path) => path.startsWith(start)),
      start,
    ).toBe(true)
  expect(paths.some((path) => path.startsWith('/news/') && !path.startsWith('/news/tag'))).toBe(false)
  expect(headers.get('Cache-Tag')).toContain('partner')
})

test('lists the open vacancies in parts of the sitemap', async () => {
  const { body, headers } = await ask('/public/sitemap/vacancies')
  const [part] = (body as { data: number[] }).data
  expect(headers.get('Cache-Tag')?.split(',')).toContain('vacancy')
  const places = (await ask(`/public/sitemap/vacancies/${part}`)).body as { data: { path: string }[] }
  expect(places.data.length).toBeGreaterThan(0)
  for (const { path } of places.data) expect(path).toMatch(/^\/vacatures\/vacature\/\d+\/[\w-]+$/)
  expect((await ask('/public/sitemap/vacancies/99999')).status).toBe(404)
})
