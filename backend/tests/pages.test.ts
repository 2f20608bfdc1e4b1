import { describe, expect, test } from 'vitest'
import { ask } from './support/backend.ts'

interface PagesAnswer {
  data: Record<string, unknown>[]
  meta: { pagination: Record<string, number> }
}

async function pages(query: string): Promise<PagesAnswer> {
  const { status, body } = await ask(`/public/pages?${query}`)
  expect(status, query).toBe(200)
  return body as PagesAnswer
}

describe("the list of pages has Strapi's semantics", () => {
  test('filters', async () => {
    const { data } = await pages('filters[link][$startsWith]=/winkelketens')
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ link }) => String(link).startsWith('/winkelketens'))).toBe(true)
    const either = await pages('filters[$or][0][link]=/vacatures&filters[$or][1][link][$eq]=/partners')
    expect(either.data.map(({ link }) => link).sort()).toEqual(['/partners', '/vacatures'])
    const not = await pages('filters[$not][link]=/vacatures&pagination[pageSize]=100')
    expect(not.data.map(({ link }) => link)).not.toContain('/vacatures')
  })

  test('has the stable number as its id', async () => {
    const { data } = await pages('filters[link]=/vacatures')
    const id = data[0]?.id
    expect((await pages(`filters[id]=${id}`)).data).toEqual(data)
    expect((await pages(`filters[id][$in][0]=${id}`)).data).toEqual(data)
  })

  test('supports sort, fields and pagination', async () => {
    const { data, meta } = await pages('sort=link:desc&fields[0]=link&pagination[page]=2&pagination[pageSize]=3')
    expect(meta.pagination).toMatchObject({ page: 2, pageSize: 3 })
    expect(data.map((page) => Object.keys(page))).toEqual(data.map(() => ['id', 'link']))
    const links = data.map(({ link }) => String(link))
    expect(links).toEqual([...links].sort().reverse())
    const offset = await pages('sort=link:desc&fields=link&pagination[start]=3&pagination[limit]=3')
    expect(offset.data).toEqual(data)
    expect(offset.meta.pagination).toMatchObject({ start: 3, limit: 3 })
  })

  test.each([
    'populate=seo,cover',
    'populate[0]=seo&populate[1]=cover',
    'populate[seo]=true&populate[cover][populate]=*',
  ])('%s', async (query) => {
    const { data } = await pages(query)
    expect(data.every((page) => 'seo' in page && 'cover' in page && !('tags' in page) && !('blocks' in page))).toBe(
      true,
    )
  })

  test('populates every part with populate=*, and nothing by default', async () => {
    const [page] = (await pages('populate=*')).data
    expect(Object.keys(page ?? {})).toEqual(expect.arrayContaining(['seo', 'cover', 'tags', 'blocks']))
    const [bare] = (await pages('')).data
    expect(Object.keys(bare ?? {})).not.toContain('blocks')
  })

  test.each([
    'filters[createdBy][password][$startsWith]=$2',
    'filters[publishedAt][$null]=true',
    'filters[id]=abc',
    'filters[updatedAt][$gt]=gisteren',
    'filters[link][$regex]=x',
    'sort=createdBy',
    'sort=link:sideways',
    'fields=password',
    'populate=createdBy',
    'populate[createdBy]=*',
    'pagination[page]=0',
    'pagination[page]=1&pagination[start]=2',
    'pagination[pageSize]=x',
  ])('rejects %s', async (query) => {
    const { status, body } = await ask(`/public/pages?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { name: 'ValidationError', message: /^Niet te begrijpen/ } })
  })
})

describe('a page by its path', () => {
  test.each([
    'winkelketens%2Fbouwmarkten',
    '%2Fwinkelketens%2Fbouwmarkten',
    'winkelketens/bouwmarkten',
    '%2FWinkelketens%2FBouwmarkten%2F',
  ])('%s finds the nested page', async (link) => {
    for (const prefix of ['', '/api']) {
      const { body } = await ask(`${prefix}/public/pages/link/${link}`)
      expect(body).toMatchObject({ data: { link: '/winkelketens/bouwmarkten' } })
    }
  })

  test('of the front page is the shortest', async () => {
    expect((await ask('/public/pages/link/%2F')).body).toMatchObject({ data: { link: '/' } })
  })

  test('that is unknown gets a 404, in the format of every error', async () => {
    const { status, body } = await ask('/public/pages/link/bestaat-niet')
    expect(status).toBe(404)
    expect(body).toMatchObject({ data: null, error: { status: 404, name: 'NotFoundError' } })
  })
})

test('a tag names the pages that editors gave it', async () => {
  const { body, headers } = await ask('/public/tags/bouwmarkten')
  expect(body).toMatchObject({ data: { pages: [{ title: 'Bouwmarktketens', link: '/winkelketens/bouwmarkten' }] } })
  expect(headers.get('cache-tag')?.split(',')).toContain('page')
  expect((await ask('/public/tags/klusdepot')).body).toMatchObject({ data: { kind: 'company', pages: [] } })
})
