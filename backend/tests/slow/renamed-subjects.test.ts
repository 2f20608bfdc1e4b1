import { describe, expect, test } from 'vitest'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()

async function shown(path: string): Promise<Record<string, unknown> | null> {
  const { status, body } = await ask(path)
  return status === 404 ? null : (body as { data: Record<string, unknown> }).data
}

async function update(type: string, documentId: string, fields: object): Promise<void> {
  const { status, text } = await admin.update(type, documentId, fields)
  expect(status, text).toBe(200)
}

const seriesFields = (slug: string) => ({
  ...{
    title: `Hernoemd ${slug}`,
    slug,
    theme: 'prices',
    chart: 'bar',
    periodKind: 'year',
    unit: 'euro',
  },
  ...{ decimals: 0, year: 'none', source: 'Proef', access: 'free' },
})

describe('a renamed tag', () => {
  test('is found by its earlier names and slugs, without chains', async () => {
    const { documentId } = await create('tag', { name: 'Hernoemd een', slug: 'hernoemd-een' })
    const article = await publish('content', articleFields('Hernoemd', { tags: { connect: [{ documentId }] } }))
    await update('tag', documentId, { name: 'Hernoemd twee', slug: 'hernoemd-twee' })
    await update('tag', documentId, { name: 'Hernoemd drie', slug: 'hernoemd-drie' })
    for (const key of [
      'Hernoemd een',
      'HERNOEMD EEN',
      'hernoemd-een',
      'Hernoemd twee',
      'hernoemd-twee',
      'Hernoemd drie',
    ])
      expect(await shown(`/public/tags/${encodeURIComponent(key)}`), key).toMatchObject({
        name: 'Hernoemd drie',
        slug: 'hernoemd-drie',
      })
    expect((await ask('/public/contents?tag=hernoemd-een')).body).toMatchObject({ data: [{ id: article.publicId }] })
    const link = await create('short-link', { name: 'x', code: 'hernoemd', to: '/news/tag?t=Hernoemd%20een' })
    expect(link).toMatchObject({ to: '/news/tag?t=Hernoemd%20drie' })
    await admin.remove('content', article.documentId)
  })

  test('gives way to a later one with its old name, and is not found after it is deleted', async () => {
    const first = await create('tag', { name: 'Hernoemd oud', slug: 'hernoemd-oud' })
    await update('tag', first.documentId, { name: 'Hernoemd nieuw', slug: 'hernoemd-nieuw' })
    const later = await create('tag', { name: 'Hernoemd oud', slug: 'hernoemd-oud' })
    expect(await shown('/public/tags/hernoemd-oud')).toMatchObject({ name: 'Hernoemd oud' })
    await update('tag', later.documentId, { name: 'Hernoemd later', slug: 'hernoemd-later' })
    expect(await shown('/public/tags/hernoemd-oud')).toMatchObject({ name: 'Hernoemd later' })
    await admin.remove('tag', later.documentId)
    expect(await shown('/public/tags/hernoemd-oud')).toBeNull()
  })

  test('comes before an earlier name of a company, and after its present one', async () => {
    const fields = { name: 'Hernoemd bedrijf', kind: 'partner', link: 'hernoemd-bedrijf', strip: false }
    const { documentId } = await publish('partner', fields)
    expect((await admin.publish('partner', documentId, { ...fields, name: 'Hernoemd concern' })).status).toBe(200)
    expect(await shown('/public/tags/Hernoemd%20bedrijf')).toMatchObject({ name: 'Hernoemd concern', kind: 'company' })
    await create('tag', { name: 'Hernoemd bedrijf', slug: 'hernoemd-bedrijf-tag' })
    expect(await shown('/public/tags/Hernoemd%20bedrijf')).toMatchObject({ kind: 'tag' })
  })
})

test('an author is found by earlier slugs, with the articles', async () => {
  const { documentId } = await create('author', { name: 'Hernoemde auteur', slug: 'hernoemde-auteur' })
  const article = await publish('content', articleFields('Hernoemd', { author: { connect: [{ documentId }] } }))
  await update('author', documentId, { slug: 'hernoemde-redacteur' })
  expect(await shown('/public/authors/hernoemde-auteur')).toMatchObject({ slug: 'hernoemde-redacteur' })
  expect((await ask('/public/contents?author=hernoemde-auteur')).body).toMatchObject({
    data: [{ id: article.publicId }],
  })
  const link = await create('short-link', { name: 'x', code: 'hernoemd-auteur', to: '/auteurs/hernoemde-auteur' })
  expect(link).toMatchObject({ to: '/auteurs/hernoemde-redacteur' })
})

test('market figures are found by earlier slugs, also their files', async () => {
  const { documentId } = await create('figure-series', seriesFields('hernoemde-cijfers'))
  await update('figure-series', documentId, { slug: 'hernoemde-reeks' })
  expect(await shown('/public/figures/hernoemde-cijfers')).toMatchObject({ slug: 'hernoemde-reeks' })
  expect(await shown('/public/figures/hernoemde-cijfers/download')).toMatchObject({
    series: { slug: 'hernoemde-reeks' },
  })
})
