import { describe, expect, test } from 'vitest'
import type { StoredDocument } from './support/admin.ts'
import { articleFields, textBlock } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create, publish, removeAfterwards } = await openTestDocuments()

interface ShownArticle {
  title: string
  publishedAt: string
  changedAt: string | null
  partners: { name: string }[]
  blocks: { __component: string; article?: { title: string } | null }[]
}

const chart = { __component: 'blocks.chart', kind: 'bar', title: 'Proef', description: 'Een grafiek' }

async function shown(id: number): Promise<ShownArticle | null> {
  const { status, body } = await ask(`/public/contents/${id}`)
  return status === 404 ? null : (body as { data: ShownArticle }).data
}

describe('an article', () => {
  test('is not visible to readers before and after its publication', async () => {
    const { documentId, publicId } = await create('content', articleFields('Onzichtbaar concept'))
    expect(await shown(publicId)).toBeNull()
    await admin.publish('content', documentId)
    expect(await shown(publicId)).toMatchObject({ title: 'Onzichtbaar concept', changedAt: null })
    await admin.unpublish('content', documentId)
    expect(await shown(publicId)).toBeNull()
    const lists = await ask('/public/contents?pageSize=50')
    expect(lists.text).not.toContain('Onzichtbaar concept')
  })

  test.each([{ locale: 'en' }, { locale: '*' }, { documentId: 'zzzzzzzzzzzzzzzzzzzzzzzz' }, { id: 1 }])(
    'stays one document when a body identifies another row: %j',
    async (identity) => {
      const { documentId, publicId } = await create('content', articleFields('Een en hetzelfde'))
      await admin.publish('content', documentId)
      await admin.publish('content', documentId, { ...identity, label: 'Ander label' })
      expect(await shown(publicId)).toMatchObject({ title: 'Een en hetzelfde', label: 'Ander label' })
      const path = `/content-manager/collection-types/api::content.content/${documentId}`
      expect((await admin.request('GET', path)).body).toMatchObject({ data: { documentId, locale: null } })
    },
  )

  test('keeps its number and its date, and records the time of a text change', async () => {
    const { documentId, publicId } = await create('content', articleFields('Eerste versie'))
    await admin.publish('content', documentId)
    const first = await shown(publicId)
    await admin.publish('content', documentId, { access: 'free', label: 'Ander label' })
    expect(await shown(publicId)).toMatchObject({ publishedAt: first?.publishedAt, changedAt: null })
    await admin.publish('content', documentId, { blocks: [textBlock('Een andere tekst.')], publicId: 999_999 })
    const changed = await shown(publicId)
    expect(changed?.publishedAt).toBe(first?.publishedAt)
    expect(Date.parse(changed?.changedAt ?? '')).toBeGreaterThan(Date.parse(first?.publishedAt ?? ''))
    expect((await ask('/public/contents/999999')).status).toBe(404)
  })

  test('gets its slug from its title, and a number when the title is taken', async () => {
    const first = await create('content', articleFields('Eén naam, twee stukken', { slug: undefined }))
    const second = await create('content', articleFields('Eén naam, twee stukken', { slug: undefined }))
    expect(first.slug).toBe('een-naam-twee-stukken')
    expect(second.slug).toBe(`een-naam-twee-stukken-${second.publicId}`)
  })

  test('has its own number and no date when it is a clone', async () => {
    const fields = articleFields('Te kopiëren', { releasedAt: '2020-01-01T10:00:00.000Z' })
    const { documentId, publicId } = await create('content', fields)
    const path = `/content-manager/collection-types/api::content.content/clone/${documentId}`
    const { body } = await admin.request('POST', path, { slug: `kopie-${publicId}` })
    const copy = (body as { data: StoredDocument }).data
    removeAfterwards('content', copy.documentId)
    expect(copy.publicId).not.toBe(publicId)
    expect(copy.releasedAt).toBeNull()
  })

  test('shows relations that are published after it, and again after they were offline', async () => {
    const partner = await create('partner', {
      name: 'Later Online',
      link: 'later-online',
      kind: 'partner',
      strip: false,
    })
    const related = await create('content', articleFields('Later gepubliceerd'))
    const blocks = [textBlock('Tekst.'), { __component: 'blocks.related', article: link(related) }]
    const article = await create('content', articleFields('Noemt een bedrijf', { partners: link(partner), blocks }))
    await admin.publish('content', article.documentId)
    expect(await shown(article.publicId)).toMatchObject({ partners: [], blocks: [{}, { article: null }] })
    const found = { partners: [{ name: 'Later Online' }], blocks: [{}, { article: { title: 'Later gepubliceerd' } }] }
    await admin.publish('partner', partner.documentId)
    await admin.publish('content', related.documentId)
    expect(await shown(article.publicId)).toMatchObject(found)
    await admin.unpublish('partner', partner.documentId)
    await admin.unpublish('content', related.documentId)
    expect(await shown(article.publicId)).toMatchObject({ partners: [], blocks: [{}, { article: null }] })
    await admin.publish('partner', partner.documentId)
    await admin.publish('content', related.documentId)
    expect(await shown(article.publicId)).toMatchObject(found)
  })

  test('marks a link to another article with its form and access', async () => {
    const marks = { form: 'opinion', access: 'subscriber' }
    const related = await publish('content', articleFields('Mening achter de muur', marks))
    const blocks = [textBlock('Tekst.'), { __component: 'blocks.related', article: link(related) }]
    const article = await publish('content', articleFields('Verwijst naar een mening', { blocks }))
    expect(await shown(article.publicId)).toMatchObject({ blocks: [{}, { article: marks }] })
  })

  test('with a block the site cannot show is rejected with the reason', async () => {
    const block = { __component: 'blocks.video', url: 'https://example.nl/film' }
    const saving = admin.create('content', articleFields('Fout blok', { blocks: [block] }))
    await expect(saving).rejects.toThrow('Plak hier het adres van een video')
  })

  test.each([
    [{ __component: 'blocks.table', rows: 'een kop' }, 'Een tabel heeft een kopregel'],
    [{ __component: 'blocks.table', rows: 'a | b\n1 | 2 | 3' }, 'Regel 2 heeft 3 cellen, de kopregel heeft er 2.'],
    [{ ...chart, rows: 'x | a\nK1 | 1\nK2 | veel' }, 'Bij K2 staat “veel”: dat is geen getal.'],
  ])('with an unfinished block is saved as a draft, and not published, with the reason: %j', async (block, message) => {
    const { documentId } = await create('content', articleFields('Half blok', { blocks: [textBlock('Tekst.'), block] }))
    const { status, body } = await admin.publish('content', documentId)
    expect([status, body]).toMatchObject([
      400,
      { error: { details: { errors: [{ path: ['blocks', 1, 'rows'], message: expect.stringContaining(message) }] } } },
    ])
  })

  test('with too many key points is rejected with the reason', async () => {
    const fields = articleFields('Te veel punten', { keyPoints: 'Een punt.\n'.repeat(6) })
    await expect(admin.create('content', fields)).rejects.toThrow('Hoogstens 5 punten: dit zijn er 6.')
  })
})

/** The admin's format of a chosen document in a relation field. */
function link({ documentId }: StoredDocument): object {
  return { connect: [{ documentId }], disconnect: [] }
}
