import type { ArticleCard } from '@gevel/contract/references'
import { expect, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()

const newest = '/public/contents?pageSize=5'

/** The card of an article in the list of all articles, whose newest this is. */
async function cardOf({ publicId }: StoredDocument): Promise<ArticleCard | undefined> {
  const { data } = (await ask(newest)).body as { data: ArticleCard[] }
  return data.find(({ id }) => id === publicId)
}

async function tagsOf(path: string): Promise<string[] | undefined> {
  return (await fetch(backendUrl + path)).headers.get('cache-tag')?.split(',')
}

const publishArticle = (title: string, fields: object) =>
  publish('content', articleFields(title, { releasedAt: '2043-01-01T10:00:00.000Z', ...fields }))

const by = (author: StoredDocument) => ({ connect: [{ documentId: author.documentId }], disconnect: [] })

test('names the author on the card of an opinion, and on no other card', async () => {
  const author = await create('author', { name: 'Proef Columnist', slug: 'proef-columnist' })
  const opinion = await publishArticle('Een mening', { form: 'opinion', author: by(author) })
  const news = await publishArticle('Een bericht', { form: 'news', author: by(author) })
  const anonymous = await publishArticle('Een mening van de redactie', { form: 'opinion' })
  expect(await cardOf(opinion)).toMatchObject({ byline: { name: 'Proef Columnist', portrait: null } })
  expect(await cardOf(news)).toMatchObject({ byline: null })
  expect(await cardOf(anonymous)).toMatchObject({ byline: null })
})

test('shows the portrait of an author who has one', async () => {
  const { data } = (await ask('/public/contents?author=joost-verhagen&pageSize=50')).body as { data: ArticleCard[] }
  const opinion = data.find(({ form }) => form === 'opinion')
  const portrait = { url: expect.stringMatching(/^\/uploads\//), width: expect.any(Number) }
  expect(opinion?.byline).toMatchObject({ name: 'Joost Verhagen', portrait })
})

test('shows the new name of a renamed author, whose change invalidates lists with an opinion only', async () => {
  const author = await create('author', { name: 'Proef Oudenaam', slug: 'proef-oudenaam' })
  const article = await publishArticle('Een mening met naam', { form: 'opinion', author: by(author) })
  expect(await tagsOf(newest)).toContain('author')
  await admin.update('author', author.documentId, { name: 'Proef Nieuwenaam' })
  expect(await cardOf(article)).toMatchObject({ byline: { name: 'Proef Nieuwenaam' } })
  await admin.publish('content', article.documentId, { form: 'news', releasedAt: '2044-01-01T10:00:00.000Z' })
  expect(await tagsOf('/public/contents?pageSize=1')).not.toContain('author')
})
