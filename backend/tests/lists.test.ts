import { describe, expect, test } from 'vitest'
import { ask } from './support/backend.ts'

interface Item {
  id: number
  edition: string
  form: string
  publishedAt: string
  featured: boolean
  postedAt: string
  closesAt: string
  startsAt: string
  endsAt: string
  kind: string
  name: string
  slug: string
  link: string
  publishedOn: string
}

interface Meta {
  pagination: { total: number }
}

async function items(path: string): Promise<Item[]> {
  return ((await ask(path)).body as { data: Item[] }).data
}

const sorted = <T>(values: T[], compare: (one: T, other: T) => number) => [...values].sort(compare)

describe('articles', () => {
  test('are sorted newest first, of one edition on request', async () => {
    const articles = await items('/public/contents?edition=pro&pageSize=50')
    expect(articles.every((article) => article.edition === 'pro')).toBe(true)
    const moments = articles.map((article) => article.publishedAt)
    expect(moments).toEqual(sorted(moments, (one, other) => other.localeCompare(one)))
  })

  test('exclude those in the query', async () => {
    const [first, second] = await items('/public/contents?pageSize=2')
    const others = await items(`/public/contents?pageSize=50&exclude=${first?.id},${second?.id}`)
    expect(others.map((article) => article.id)).not.toContain(first?.id)
    expect(others.map((article) => article.id)).not.toContain(second?.id)
  })

  test('are of some forms on request, with a total of those', async () => {
    const path = '/public/contents?edition=general&forms=opinion,interview'
    const { data, meta } = (await ask(`${path}&pageSize=50`)).body as { data: Item[]; meta: Meta }
    expect(new Set(data.map(({ form }) => form))).toEqual(new Set(['opinion', 'interview']))
    expect(meta.pagination.total).toBe(data.length)
    const all = await items('/public/contents?edition=general&pageSize=50')
    expect(data.slice(0, 3)).toEqual(all.filter(({ form }) => form === 'opinion' || form === 'interview').slice(0, 3))
    const [first, ...others] = data
    expect(await items(`${path}&pageSize=50&exclude=${first?.id}`)).toEqual(others)
    const ofTag = await items('/public/contents?tag=verf&forms=opinion')
    expect(ofTag.map(({ slug }) => slug)).toEqual(['houd-op-met-de-kleur-van-het-jaar'])
  })

  test.each(['exclude=1', 'forms=opinion'])('reject %s on later pages', async (query) => {
    expect((await ask(`/public/contents?page=2&${query}`)).status).toBe(400)
  })

  test('are found by tag and by company, which counts as a tag too', async () => {
    const [tag] = await items('/public/tags')
    const { body } = await ask(`/public/contents?tag=${tag?.slug}`)
    expect((body as { meta: Meta }).meta.pagination.total).toBe((tag as unknown as { count: number }).count)
    const ofCompany = await items('/public/contents?tag=klusdepot')
    expect(ofCompany.length).toBeGreaterThan(0)
    expect((await ask('/public/tags/KLUSDEPOT')).body).toMatchObject({
      data: { slug: 'klusdepot', count: ofCompany.length },
    })
    const company = (await items('/public/partners')).find(({ link }) => link === 'klusdepot')
    expect(await items(`/public/contents?partner=${company?.id}`)).toEqual(ofCompany)
    expect((await ask('/public/contents?partner=1&tag=verf')).status).toBe(400)
    expect(await items('/public/contents?tag=wie-niet-bestaat')).toEqual([])
  })

  test('have neighbours in their own edition', async () => {
    const [newest, older] = await items('/public/contents?edition=general&pageSize=2')
    const { data } = (await ask(`/public/contents/${newest?.id}`)).body as { data: { next: null; previous: Item } }
    expect(data.next).toBeNull()
    expect(older).toMatchObject(data.previous)
  })
})

test('sorts open vacancies featured first, then newest', async () => {
  const vacancies = await items('/public/vacancies?pageSize=50')
  expect(vacancies.every((vacancy) => new Date(vacancy.closesAt) > new Date())).toBe(true)
  expect(vacancies).toEqual(
    sorted(
      vacancies,
      (one, other) => Number(other.featured) - Number(one.featured) || other.postedAt.localeCompare(one.postedAt),
    ),
  )
})

test('sorts future events by date, past ones newest first', async () => {
  const upcoming = await items('/public/events?when=upcoming')
  const past = await items('/public/events?when=past')
  expect(upcoming.every((event) => new Date(event.endsAt) >= new Date())).toBe(true)
  expect(past.every((event) => new Date(event.endsAt) < new Date())).toBe(true)
  expect(upcoming).toEqual(sorted(upcoming, (one, other) => one.startsAt.localeCompare(other.startsAt)))
  expect(past).toEqual(sorted(past, (one, other) => other.startsAt.localeCompare(one.startsAt)))
})

test('lists companies of the requested kinds', async () => {
  const chains = await items('/public/partners?kind=building-market,paint-home')
  expect(new Set(chains.map((partner) => partner.kind))).toEqual(new Set(['building-market', 'paint-home']))
})

test('counts the tagged articles of the requested edition', async () => {
  const counts = await Promise.all(
    ['', '?edition=general', '?edition=pro'].map(async (query) => {
      const { body } = await ask(`/public/tags/prijzen${query}`)
      return (body as { data: { count: number } }).data.count
    }),
  )
  expect(counts[0]).toBe((counts[1] ?? 0) + (counts[2] ?? 0))
})

test('sorts magazines newest first', async () => {
  const days = (await items('/public/magazines')).map((issue) => issue.publishedOn)
  expect(days).toEqual(sorted(days, (one, other) => other.localeCompare(one)))
})
