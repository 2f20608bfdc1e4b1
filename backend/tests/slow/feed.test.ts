import { feedArticleSchema, longestFeed } from '@gevel/contract/feeds'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, publish } = await openTestDocuments()
const feedSchema = z.object({ data: z.array(z.strictObject(feedArticleSchema.shape)) })

async function feed(query = '') {
  const { status, body } = await ask(`/public/feed${query}`)
  expect(status, query).toBe(200)
  return feedSchema.pick({ data: true }).parse(body).data
}

async function entryOf(publicId: number) {
  return (await feed()).find(({ id }) => id === publicId)
}

describe('the feed', () => {
  test('has the newest articles as the lists do, of an edition or a tag', async () => {
    for (const query of ['', '?edition=pro', '?edition=general&tag=bouwmarkten']) {
      const { body } = await ask(`/public/contents${query || '?'}&pageSize=${longestFeed}`)
      const { data } = body as { data: { id: number }[] }
      expect((await feed(query)).map(({ id }) => id)).toEqual(data.map(({ id }) => id))
    }
    expect(await feed('?tag=bestaat-niet')).toEqual([])
  })

  test('has authors, and as last change the publication of an article, a change of its text, or a correction', async () => {
    expect((await feed()).filter(({ author }) => author !== null).length).toBeGreaterThan(0)
    const { documentId, publicId } = await publish('content', articleFields('Proef in de feed'))
    const first = await entryOf(publicId)
    expect(first?.updatedAt).toBe(first?.publishedAt)
    await admin.publish('content', documentId, { label: 'Ander label' })
    expect((await entryOf(publicId))?.updatedAt).toBe(first?.publishedAt)
    await admin.publish('content', documentId, { intro: 'Een andere intro.' })
    const changed = await entryOf(publicId)
    expect(Date.parse(changed?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''))
    await admin.publish('content', documentId, { corrections: [{ text: 'Er stond iets anders.' }] })
    const corrected = await entryOf(publicId)
    expect(Date.parse(corrected?.updatedAt ?? '')).toBeGreaterThan(Date.parse(changed?.updatedAt ?? ''))
    expect(corrected?.publishedAt).toBe(first?.publishedAt)
  })
})
