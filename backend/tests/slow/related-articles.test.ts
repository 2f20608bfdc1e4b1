import { articleSchema } from '@gevel/contract/articles'
import { list, single } from '@gevel/contract/envelope'
import { headlineSchema } from '@gevel/contract/references'
import { expect, test } from 'vitest'
import { ask } from '../support/backend'

test('names the first tag that an article and all its related articles share, and none that they do not', async () => {
  const { body } = await ask('/public/contents?pageSize=30')
  const newest = list(headlineSchema)
    .parse(body)
    .data.map(({ id }) => id)
  const articles = await articlesWith(newest)
  const relatedIds = articles.flatMap(({ related }) => related.map(({ id }) => id))
  const others = await articlesWith([...new Set(relatedIds)].filter((id) => !newest.includes(id)))
  const tagsOf = new Map([...articles, ...others].map(({ id, tags }) => [id, tags.map(({ slug }) => slug)]))
  for (const { title, tags, related, relatedTag } of articles) {
    const isShared = (slug: string) => related.length > 0 && related.every(({ id }) => tagsOf.get(id)?.includes(slug))
    expect(relatedTag, title).toEqual(tags.find(({ slug }) => isShared(slug)) ?? null)
  }
  const named = articles.filter(({ relatedTag }) => relatedTag !== null)
  expect(named.length / articles.length, 'share of articles whose related ones are about one tag').toBeGreaterThan(0.6)
})

test('lists earlier articles of the same story, by the companies and tags that they share', async () => {
  const { body } = await ask('/public/contents?pageSize=30')
  const articles = await articlesWith(
    list(headlineSchema)
      .parse(body)
      .data.map(({ id }) => id),
  )
  const withEarlier = articles.filter(({ earlier }) => earlier.length > 0)
  expect(withEarlier.length / articles.length, 'share of articles with earlier ones').toBeGreaterThan(0.5)
  const subjectsOf = ({ tags, partners }: (typeof articles)[number]) => ({
    tags: tags.map(({ slug }) => slug),
    companies: partners.map(({ id }) => id),
  })
  for (const article of withEarlier) {
    const { title, earlier, related, publishedAt } = article
    const own = subjectsOf(article)
    const moments = [publishedAt, ...earlier.map((one) => one.publishedAt)]
    expect(moments, title).toEqual(moments.toSorted().toReversed())
    const linked = [article, ...earlier, ...related].map(({ id }) => id)
    expect(new Set(linked).size, title).toBe(linked.length)
    for (const other of await articlesWith(earlier.map(({ id }) => id))) {
      const theirs = subjectsOf(other)
      const companies = own.companies.filter((id) => theirs.companies.includes(id))
      const tags = own.tags.filter((slug) => theirs.tags.includes(slug))
      const isOfSubject = tags.some((slug) => slug === own.tags[0])
      const shared = 2 * companies.length + tags.length + (isOfSubject ? 1 : 0)
      expect(shared, `${title}: ${other.title}`).toBeGreaterThanOrEqual(3)
    }
  }
})

async function articlesWith(ids: readonly number[]) {
  const responses = await Promise.all(ids.map((id) => ask(`/public/contents/${id}`)))
  return responses.map(({ body }) => single(articleSchema).parse(body).data)
}
