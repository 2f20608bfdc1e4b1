import { articleSchema } from '@gevel/contract/articles'
import { bannersSchema } from '@gevel/contract/banners'
import { list, single } from '@gevel/contract/envelope'
import { eventCardSchema, eventSchema, eventSeriesSchema } from '@gevel/contract/events'
import { magazineCardSchema, magazineSchema } from '@gevel/contract/magazines'
import { pageSchema } from '@gevel/contract/pages'
import { directoryCardSchema, partnerSchema } from '@gevel/contract/partners'
import { articleCardSchema, authorSchema } from '@gevel/contract/references'
import { siteSchema } from '@gevel/contract/site'
import { tagSchema, tagWithPagesSchema } from '@gevel/contract/tags'
import { vacancyCardSchema, vacancySchema } from '@gevel/contract/vacancies'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from './support/backend.ts'

/** Requests a path and compares the response with the contract: no field missing, and none extra. */
async function expectAnswer<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  const { status, body } = await ask(path)
  expect(status, path).toBe(200)
  const parsed = schema.parse(body)
  expect(withoutMeta(parsed), path).toEqual(withoutMeta(body))
  return parsed
}

/** A single response has an empty `meta` beside its data, which the contract leaves out. */
function withoutMeta(body: unknown): unknown {
  const { meta, ...rest } = body as { meta?: object }
  return meta && Object.keys(meta).length > 0 ? body : rest
}

const several = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item).min(1) })

describe('every list and its items match the contract', () => {
  test('contents', { timeout: 120_000 }, async () => {
    const first = await expectAnswer('/public/contents?pageSize=50', list(articleCardSchema))
    const { pageCount, total } = first.meta.pagination
    const ids = new Set<number>()
    for (let page = 1; page <= Math.min(pageCount, 10); page++) {
      const { data } = await expectAnswer(`/public/contents?pageSize=50&page=${page}`, list(articleCardSchema))
      for (const { id } of data) ids.add(id)
    }
    expect(ids.size).toBe(Math.min(total, 500))
    for (const id of [...ids].slice(0, 150)) await expectAnswer(`/public/contents/${id}`, single(articleSchema))
  })

  test('banners', async () => {
    for (const edition of ['general', 'pro']) await expectAnswer(`/public/banners?edition=${edition}`, bannersSchema)
  })

  test('tags', async () => {
    const { data } = await expectAnswer('/public/tags', several(tagSchema))
    for (const tag of data) {
      expect(tag.count).toBeGreaterThan(0)
      const { data: found } = await expectAnswer(
        `/public/tags/${encodeURIComponent(tag.name)}`,
        single(tagWithPagesSchema),
      )
      expect(found).toMatchObject(tag)
      expect(found.id).toEqual(found.kind === 'tag' ? expect.any(Number) : null)
    }
  })

  test('authors, with their articles', async () => {
    const { data } = await expectAnswer('/public/contents?pageSize=50', list(articleCardSchema))
    const { data: article } = await expectAnswer(`/public/contents/${data[0]?.id}`, single(articleSchema))
    const slug = article.author?.slug
    expect((await expectAnswer(`/public/authors/${slug}`, single(authorSchema))).data).toEqual(article.author)
    const { data: theirs } = await expectAnswer(`/public/contents?author=${slug}&pageSize=50`, list(articleCardSchema))
    expect(theirs.map(({ id }) => id)).toContain(article.id)
    expect(theirs.length).toBeLessThan(data.length)
  })

  test('partners', async () => {
    const { data } = await expectAnswer('/public/partners', several(directoryCardSchema))
    for (const { kind, link } of data) await expectAnswer(`/public/partners/${kind}/${link}`, single(partnerSchema))
    await expectAnswer('/public/partners?strip=1', several(directoryCardSchema))
  })

  test('events', async () => {
    const upcoming = await expectAnswer('/public/events', several(eventCardSchema))
    const past = await expectAnswer('/public/events?when=past', several(eventCardSchema))
    for (const { id } of [...upcoming.data, ...past.data])
      await expectAnswer(`/public/events/${id}`, single(eventSchema))
    for (const series of eventSeriesSchema.options) {
      await expectAnswer(`/public/events/series/${series}`, single(eventSchema))
    }
  })

  test('vacancies', async () => {
    const { data } = await expectAnswer('/public/vacancies?pageSize=50', list(vacancyCardSchema))
    for (const { id } of data) await expectAnswer(`/public/vacancies/${id}`, single(vacancySchema))
  })

  test('magazines', async () => {
    const { data } = await expectAnswer('/public/magazines', several(magazineCardSchema))
    for (const { id } of data) await expectAnswer(`/public/magazines/${id}`, single(magazineSchema))
  })

  test('site', async () => {
    await expectAnswer('/public/site', single(siteSchema))
  })

  test('pages', async () => {
    const { data } = await expectAnswer('/public/pages?pagination[pageSize]=100', list(pageSchema))
    for (const { id, link } of data) {
      const query = 'populate=seo,cover,tags,blocks'
      const byLink = await expectAnswer(`/public/pages/link/${encodeURIComponent(link)}?${query}`, single(pageSchema))
      expect(await expectAnswer(`/public/pages/${id}?${query}`, single(pageSchema))).toEqual(byLink)
    }
  })
})
