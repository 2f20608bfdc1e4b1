import { accountExportSchema } from '@gevel/contract/account'
import { list } from '@gevel/contract/envelope'
import { eventCardSchema } from '@gevel/contract/events'
import { followedNewsSchema, marksSchema, type Subject, subjectSchema } from '@gevel/contract/following'
import { articleCardSchema, authorSchema, partnerRefSchema, tagRefSchema } from '@gevel/contract/references'
import { vacancyTeaserSchema } from '@gevel/contract/vacancies'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Admin, logIn as logInToAdmin } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { newReader } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'

const maxFollowed = 500
let database: Client
let admin: Admin
let tags: { name: string; slug: string }[]
let company: z.infer<typeof partnerRefSchema>
const author = 'marit-hoekstra'
const series = 'nationale-dhz-sessie'

beforeAll(async () => {
  database = await openDatabase()
  admin = await logInToAdmin()
  const dataOf = async <T extends z.ZodType>(path: string, item: T) =>
    z.object({ data: z.array(item) }).parse((await ask(path)).body).data
  tags = await dataOf('/public/tags', tagRefSchema)
  const [first] = await dataOf('/public/partners?kind=building-market', partnerRefSchema)
  if (!first) throw new Error('The demo content holds no building market')
  company = first
})
afterAll(() => database.end())

/** A new reader, with the requests of its reading list. */
async function newFollower() {
  const { jwt } = await newReader()
  const send = (method: string, path: string) => askAs({ jwt }, method, path)
  return {
    follow: async (kind: Subject['kind'], key: string | number) =>
      (await send('PUT', `/account/followed/${kind}/${key}`)).status,
    unfollow: async (kind: Subject['kind'], key: string | number) =>
      (await send('DELETE', `/account/followed/${kind}/${key}`)).status,
    followed: async () =>
      z.object({ data: z.array(subjectSchema) }).parse((await send('GET', '/account/followed')).body).data,
    news: async () =>
      z.object({ data: followedNewsSchema }).parse((await send('GET', '/account/followed/news')).body).data,
    marks: async (query: string) =>
      z.object({ data: marksSchema.strict() }).parse((await send('GET', `/account/marks?${query}`)).body).data,
    send,
  }
}

const newestOf = async (query: string) =>
  list(articleCardSchema).parse((await ask(`/public/contents?${query}&pageSize=10`)).body).data

test('are followed and unfollowed by kind, idempotently, and listed by name', async () => {
  const { follow, unfollow, followed } = await newFollower()
  const { name: authorName } = z
    .object({ data: authorSchema })
    .parse((await ask(`/public/authors/${author}`)).body).data
  const [tag] = tags
  for (const _ of [1, 2]) {
    expect(await follow('series', series)).toBe(204)
    expect(await follow('tag', tag?.slug ?? '')).toBe(204)
    expect(await follow('author', author)).toBe(204)
    expect(await follow('company', company.id)).toBe(204)
  }
  const { id, name, kind, link } = company
  const all = [
    { kind: 'series', key: series, name: 'Nationale Doe-het-zelfsessie' },
    { kind: 'tag', key: tag?.slug, name: tag?.name },
    { kind: 'author', key: author, name: authorName },
    { kind: 'company', key: String(id), name, companyKind: kind, link },
  ]
  const byName = (a: { name?: string }, b: { name?: string }) => (a.name ?? '').localeCompare(b.name ?? '', 'nl')
  expect(await followed()).toEqual(all.toSorted(byName))
  for (const _ of [1, 2]) expect(await unfollow('company', id)).toBe(204)
  expect((await followed()).map((subject) => subject.kind)).not.toContain('company')
})

test.each([
  'tag/bestaat-niet',
  'author/niemand',
  'company/0',
  'company/x',
  'company/2147483647',
  'company/99999999999',
  'series/bestaat-niet',
  'page/1',
  'constructor/1',
])('rejects %s, which is not on the site', async (subject) => {
  const { send } = await newFollower()
  expect((await send('PUT', `/account/followed/${subject}`)).status).toBe(404)
  expect((await send('DELETE', `/account/followed/${subject}`)).status).toBe(204)
})

test('returns the newest articles of all followed subjects, each once, with its subjects', async () => {
  const { follow, news } = await newFollower()
  const [first] = tags
  await follow('tag', first?.slug ?? '')
  await follow('author', author)
  await follow('company', company.id)
  const lists = await Promise.all([
    newestOf(`tag=${first?.slug}`),
    newestOf(`author=${author}`),
    newestOf(`partner=${company.id}`),
  ])
  const expected = [...new Map(lists.flat().map((article) => [article.id, article])).values()]
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
    .slice(0, 10)
  const { articles, events } = await news()
  expect(articles.map(({ article }) => article.id)).toEqual(expected.map(({ id }) => id))
  expect(events).toEqual([])
  const inLists = (id: number) => lists.filter((articlesOf) => articlesOf.some((article) => article.id === id)).length
  for (const { article, subjects } of articles) expect(subjects).toHaveLength(inLists(article.id))
})

test('returns the upcoming events of followed series', async () => {
  const { follow, news } = await newFollower()
  await follow('series', series)
  const { body } = await ask('/public/events?when=upcoming&limit=100')
  const coming = z.object({ data: z.array(eventCardSchema) }).parse(body).data
  const { articles, events } = await news()
  expect(events).toEqual(coming.filter((event) => event.series === series).slice(0, 6))
  expect(articles).toEqual([])
})

test('reports which of the requested subjects are followed', async () => {
  const { follow, marks, send } = await newFollower()
  const [article] = await newestOf('edition=general')
  const [first, second] = tags
  const nothing = {
    article: false,
    vacancy: false,
    vacancies: [],
    tag: false,
    author: false,
    company: false,
    series: false,
    search: false,
  }
  const query = `article=${article?.id}&tag=${first?.slug}&author=${author}&company=${company.id}&series=${series}`
  expect(await marks(query)).toEqual(nothing)
  await send('PUT', `/account/saved-articles/${article?.id}`)
  await follow('tag', first?.slug ?? '')
  await follow('author', author)
  await follow('company', company.id)
  await follow('series', series)
  expect(await marks(query)).toEqual({
    article: true,
    vacancy: false,
    vacancies: [],
    tag: true,
    author: true,
    company: true,
    series: true,
    search: false,
  })
  expect(await marks(`tag=${second?.slug}`)).toEqual(nothing)
  for (const bad of ['article=x', 'company=-1', 'series=x', 'vacancies=1,x', 'vacancies=', `tag=${'x'.repeat(201)}`])
    expect((await send('GET', `/account/marks?${bad}`)).status, bad).toBe(400)
})

test('reports which vacancies of a list are saved', async () => {
  const { marks, send } = await newFollower()
  const { body } = await ask('/public/vacancies?pageSize=3')
  const [first, second, third] = list(vacancyTeaserSchema)
    .parse(body)
    .data.map(({ id }) => id)
  for (const id of [third, first]) await send('PUT', `/account/saved-vacancies/${id}`)
  const { vacancies } = await marks(`vacancies=${first},${second},${third}`)
  expect(vacancies).toHaveLength(2)
  expect(vacancies).toEqual(expect.arrayContaining([first, third]))
  expect((await marks(`vacancies=${second}`)).vacancies).toEqual([])
  expect((await (await newFollower()).marks(`vacancies=${first}`)).vacancies).toEqual([])
})

test('hides a deleted subject, and a company that is offline until it is back; the download has both', async () => {
  const { follow, unfollow, followed, news, send } = await newFollower()
  const name = `Proefonderwerp ${crypto.randomUUID()}`
  const tag = await admin.create('tag', { name })
  const firm = await admin.create('partner', {
    name: `Proefbedrijf ${crypto.randomUUID()}`,
    kind: 'partner',
    summary: 'x',
  })
  expect((await admin.publish('partner', firm.documentId)).status).toBe(200)
  const article = await admin.create(
    'content',
    articleFields('Over het proefonderwerp', { tags: { connect: [{ documentId: tag.documentId }] } }),
  )
  await admin.publish('content', article.documentId)
  await follow('tag', String(tag.slug))
  await follow('company', firm.publicId)
  expect((await news()).articles.map(({ article: { title } }) => title)).toEqual(['Over het proefonderwerp'])
  await admin.publish('partner', firm.documentId, { summary: 'bijgewerkt' })
  expect(await followed()).toHaveLength(2)
  await admin.unpublish('partner', firm.documentId)
  await admin.remove('tag', tag.documentId)
  expect(await followed()).toEqual([])
  expect((await news()).articles).toEqual([])
  expect(await follow('company', firm.publicId)).toBe(404)
  const { body } = await send('GET', '/account/export')
  expect(accountExportSchema.parse(body).followed).toMatchObject([
    { kind: 'tag', subject: null },
    { kind: 'company', subject: null },
  ])
  await admin.publish('partner', firm.documentId)
  expect(await followed()).toMatchObject([{ kind: 'company', key: String(firm.publicId) }])
  expect(await unfollow('company', firm.publicId)).toBe(204)
  await admin.remove('content', article.documentId)
  await admin.remove('partner', firm.documentId)
})

test('has a limit that deleted subjects do not count towards', async () => {
  const { follow, followed, send } = await newFollower()
  const { id } = z.object({ id: z.int() }).parse((await send('GET', '/users/me')).body)
  await database.query(`INSERT INTO gevel_followed_subjects (user_id, kind, subject)
    SELECT ${id}, 'tag', 'proef-' || n FROM generate_series(1, ${maxFollowed}) n`)
  const [first, second] = tags
  expect(await follow('tag', first?.slug ?? '')).toBe(204)
  await database.query(`INSERT INTO tags (document_id, name, slug)
    SELECT 'proef-' || n, 'Proef ' || n, 'proef-' || n FROM generate_series(1, ${maxFollowed}) n`)
  try {
    expect(await followed()).toHaveLength(maxFollowed + 1)
    const { status, body } = await send('PUT', `/account/followed/tag/${second?.slug}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: expect.stringContaining('U volgt al 500') } })
  } finally {
    await database.query(`DELETE FROM tags WHERE document_id LIKE 'proef-%'`)
  }
})

test('is rejected by the database for an account that is gone', async () => {
  await expect(
    database.query(`INSERT INTO gevel_followed_subjects (user_id, kind, subject) VALUES (2147483647, 'tag', 'x')`),
  ).rejects.toThrow('gevel_followed_subjects_user_id_fkey')
})
