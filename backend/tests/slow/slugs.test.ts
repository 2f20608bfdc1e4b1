import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create } = await openTestDocuments()

const soon = '2030-05-01T08:00:00.000Z'
/** The required fields of each type. */
const complete: Record<string, Record<string, unknown>> = {
  content: articleFields('Slugproef één') as Record<string, unknown>,
  event: {
    title: 'Slugproef één',
    edition: 'general',
    intro: 'x',
    online: false,
    startsAt: soon,
    endsAt: '2030-05-01T10:00:00.000Z',
  },
  vacancy: {
    title: 'Slugproef één',
    edition: 'general',
    intro: 'x',
    category: 'techniek',
    city: 'Ede',
    province: 'Gelderland',
    region: 'oost',
    featured: false,
    closesAt: soon,
  },
  magazine: {
    title: 'Slugproef één',
    year: 2190,
    number: 1,
    month: 'mei',
    publishedOn: '2190-05-01',
    intro: 'x',
    pages: 8,
    colour: 'blue',
  },
  product: { name: 'Slugproef één', summary: 'x' },
}
const withDrafts = Object.keys(complete)

async function stored(type: string, documentId: string, status: string): Promise<StoredDocument> {
  const path = `/content-manager/collection-types/api::${type}.${type}/${documentId}?status=${status}`
  return ((await admin.request('GET', path)).body as { data: StoredDocument }).data
}

describe.each(withDrafts)('a %s', (type) => {
  const fields = complete[type] ?? {}
  const naming = 'name' in fields ? 'name' : 'title'

  test('that was first saved empty gets its slug at publication', async () => {
    const { documentId, publicId } = await create(type, {})
    const { status, text } = await admin.publish(type, documentId, { ...fields, slug: null })
    expect(status, text).toBe(200)
    const { slug } = await stored(type, documentId, 'published')
    expect(['slugproef-een', `slugproef-een-${publicId}`]).toContain(slug)
    await admin.remove(type, documentId)
  })

  test('gets a slug back when an editor empties it', async () => {
    const { documentId } = await create(type, { ...fields, slug: 'slugproef-eerst' })
    for (const empty of [null, '', '  ']) {
      const { status, text } = await admin.update(type, documentId, { ...fields, slug: empty })
      expect(status, text).toBe(200)
      expect((await stored(type, documentId, 'draft')).slug).toMatch(/^slugproef-een(-\d+)?$/)
    }
    await admin.remove(type, documentId)
  })

  test('whose stored draft has no slug gets one when it is published unchanged', async () => {
    const { documentId } = await create(type, { ...fields, slug: 'slugproef-kwijt' })
    const database = await openDatabase()
    const table = { content: 'contents', vacancy: 'vacancies' }[type] ?? `${type}s`
    await database.query(`UPDATE ${table} SET slug = NULL WHERE document_id = $1`, [documentId])
    const bulk = `/content-manager/collection-types/api::${type}.${type}/actions/bulkPublish`
    const { status, text } = await admin.request('POST', bulk, { documentIds: [documentId] })
    expect(status, text).toBe(200)
    expect((await stored(type, documentId, 'published')).slug).toMatch(/^slugproef-een(-\d+)?$/)
    expect((await stored(type, documentId, 'draft')).slug).toMatch(/^slugproef-een(-\d+)?$/)
    const bad = database.query(`UPDATE ${table} SET slug = '' WHERE document_id = $1`, [documentId])
    await expect(bad).rejects.toMatchObject({ code: '23514', constraint: `gevel_${table}_slug_filled` })
    await database.end()
    await admin.remove(type, documentId)
  })

  test(`with a ${naming} without letters gets its number as slug`, async () => {
    const { documentId, publicId } = await create(type, { ...fields, [naming]: '!!!', slug: null })
    expect((await stored(type, documentId, 'draft')).slug).toBe(String(publicId))
    await admin.remove(type, documentId)
  })
})

describe.each(['tag', 'author'])('a %s', (type) => {
  test('gets a slug back when an editor empties it', async () => {
    const { documentId } = await create(type, { name: 'Slugproef één', slug: '' })
    for (const empty of [null, '', ' ']) {
      const { status, text } = await admin.update(type, documentId, { name: 'Slugproef één', slug: empty })
      expect(status, text).toBe(200)
      expect((await stored(type, documentId, 'draft')).slug).toBe('slugproef-een')
    }
    await admin.remove(type, documentId)
  })
})

test('normalises a slug that an editor typed', async () => {
  const article = await create('content', articleFields('Slugproef', { slug: 'Één_Kop.van~Hout-' }))
  expect(article.slug).toBe('een-kop-van-hout')
})

test.each(['', '   ', '/', null])('publishes a company whose link is emptied to %j under its name', async (link) => {
  const company = await create('partner', {
    name: 'Slugproef',
    kind: 'partner',
    strip: false,
    link: 'slugproef-eerst',
  })
  const fields = { name: 'Slugproef', kind: 'partner', strip: false, link }
  const { status, text } = await admin.publish('partner', company.documentId, fields)
  expect(status, text).toBe(200)
  expect((await stored('partner', company.documentId, 'published')).link).toBe('slugproef')
  await admin.remove('partner', company.documentId)
})

test.each(['', '   ', null])('cannot publish a page whose path is emptied to %j', async (link) => {
  const page = { title: 'Slugproef', type: 'PAGE', layout: 'default', link: '/slugproef' }
  const { documentId } = await create('page', page)
  const { status, body } = await admin.publish('page', documentId, { ...page, link })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: { details: { errors: [{ path: ['link'] }] } } },
  })
  await admin.remove('page', documentId)
})

test('cannot list an article without a slug', async () => {
  expect((await ask('/public/contents?pageSize=50')).text).not.toMatch(/"slug":(null|"")/)
})
