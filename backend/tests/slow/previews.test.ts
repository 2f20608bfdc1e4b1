import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { askAdmin, Newsroom } from '../support/editors.ts'
import { askPreview, expired, linksOf, previewOf, refusalOf, tokenIn, tokenOf, uidOf } from '../support/previews.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create } = await openTestDocuments()

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await Newsroom.open()
})
afterAll(() => newsroom.close())

describe('a preview token', () => {
  test('shows the whole draft as last saved, also behind the paywall, uncached', async () => {
    const paragraphs = ['Een.', 'Twee.', 'Drie.', 'Vier achter het slot.']
    const fields = { access: 'subscriber', blocks: [textBlock(...paragraphs)], slug: '' }
    const { documentId, publicId } = await create('content', articleFields('Voorbeeld van de proef', fields))
    const { previews, published } = await linksOf(admin, 'content', documentId)
    expect(published).toEqual([])
    const [link] = previews
    expect(link?.edition).toBe('general')
    expect(new URL(link?.url ?? '').pathname).toBe(`/news/${publicId}/voorbeeld-van-de-proef`)
    const token = tokenIn(link?.url ?? '')
    const { headers } = await askPreview(token)
    expect(headers.get('cache-control')).toBe('no-store')
    const preview = await previewOf(token)
    expect(preview).toMatchObject({ status: 'draft', path: `/news/${publicId}/voorbeeld-van-de-proef` })
    expect(JSON.stringify(preview.shown.document)).toContain('Vier achter het slot.')
    expect((await ask(`/public/contents/${publicId}`)).status).toBe(404)

    await admin.update('content', documentId, { title: 'Beter voorbeeld' })
    expect((await previewOf(token)).shown.document).toMatchObject({ title: 'Beter voorbeeld' })
  })

  test('is rejected when it is altered, expired, or of a document that is gone', async () => {
    const [one, other] = [
      await create('content', articleFields('Een voorbeeld')),
      await create('content', articleFields('Een ander voorbeeld')),
    ]
    const token = await tokenOf(admin, 'content', one.documentId)
    const forOther = token.replace(one.documentId, other.documentId)
    for (const wrong of [forOther, token.replace('.draft.', '.published.'), `${token}x`, 'a.b.c', ''])
      expect(await refusalOf(wrong)).toMatchObject({ status: 403, code: 'preview-invalid' })
    expect(await refusalOf(expired(token))).toMatchObject({ status: 410, code: 'preview-expired' })
    await admin.remove('content', one.documentId)
    expect(await refusalOf(token)).toMatchObject({
      status: 410,
      code: 'preview-gone',
      message: 'Dit stuk is er niet meer.',
    })
  })

  test('ends with the account of its editor', async () => {
    const { documentId } = await create('content', articleFields('Van wie vertrekt'))
    const { id, token } = await newsroom.createAndLogIn('redacteur')
    const { body } = await askAdmin('GET', `/admin/site/previews/${uidOf('content')}/${documentId}`, undefined, {
      token,
    })
    const preview = tokenIn(Object(body).data.previews[0].url)
    expect((await askPreview(preview)).status).toBe(200)
    await newsroom.database.query('UPDATE admin_users SET is_active = false WHERE id = $1', [id])
    expect(await refusalOf(preview)).toMatchObject({ status: 410, code: 'preview-expired' })
  })

  test('ends when its editor may no longer read the document', async () => {
    const { documentId } = await create('content', articleFields('Van wie een andere rol krijgt'))
    const { id, token } = await newsroom.createAndLogIn('redacteur')
    const { body } = await askAdmin('GET', `/admin/site/previews/${uidOf('content')}/${documentId}`, undefined, {
      token,
    })
    const preview = tokenIn(Object(body).data.previews[0].url)
    expect((await askPreview(preview)).status).toBe(200)
    await newsroom.database.query(
      `UPDATE admin_users_roles_lnk SET role_id = (SELECT id FROM admin_roles WHERE code = 'advertentiebeheer')
       WHERE user_id = $1`,
      [id],
    )
    expect(await refusalOf(preview)).toMatchObject({ status: 410, code: 'preview-expired' })
  })

  test('gives no other access', async () => {
    const { documentId, publicId } = await create('content', articleFields('Niets anders', { access: 'subscriber' }))
    await admin.publish('content', documentId)
    const headers = { authorization: `Bearer ${await tokenOf(admin, 'content', documentId)}` }
    expect((await ask(`/public/contents/${publicId}`, { headers })).body).toMatchObject({ data: { locked: true } })
    expect((await ask('/users/me', { headers })).status).toBe(401)
    expect((await ask('/content-manager/init', { headers })).status).toBe(401)
  })

  test('names the fields that a draft still lacks', async () => {
    const { documentId } = await create('content', { edition: 'general', label: 'Proef', title: 'Half af' })
    const refusal = await refusalOf(await tokenOf(admin, 'content', documentId))
    expect(refusal).toMatchObject({ status: 422, code: 'preview-incomplete' })
    expect(refusal.message).toBe('Vul eerst in en bewaar dan: Intro.')
  })
})

test('shows relations of a preview as they are published', async () => {
  const target = await create('content', articleFields('Gepubliceerde titel'))
  await admin.publish('content', target.documentId)
  await admin.update('content', target.documentId, { title: 'Titel van het concept' })
  const hidden = await create('content', articleFields('Nog geheim'))
  const connect = (...documents: StoredDocument[]) => ({ connect: documents.map(({ documentId }) => ({ documentId })) })
  const fields = {
    related: connect(hidden, target),
    blocks: [
      { __component: 'blocks.related', article: connect(target) },
      { __component: 'blocks.related', article: connect(hidden) },
    ],
  }
  const { documentId } = await create('content', articleFields('Verwijst naar andere', fields))
  const { shown } = await previewOf(await tokenOf(admin, 'content', documentId))
  const text = JSON.stringify(shown.document)
  expect(text).toContain('Gepubliceerde titel')
  expect(text).not.toContain('Titel van het concept')
  expect(text).not.toContain('Nog geheim')
})

test('previews a published version beside a newer draft', async () => {
  const { documentId } = await create('content', articleFields('Staat online'))
  await admin.publish('content', documentId)
  await admin.update('content', documentId, { title: 'Komt nog' })
  const path = `/content-manager/preview/url/${uidOf('content')}?documentId=${documentId}&status=published`
  const { data } = Object((await admin.request('GET', path)).body)
  const preview = await previewOf(tokenIn(data.url))
  expect(preview).toMatchObject({ status: 'published', shown: { document: { title: 'Staat online' } } })
  expect((await linksOf(admin, 'content', documentId)).published).toHaveLength(1)
})

describe('links what has no drafts to the pages that show it', () => {
  test.each([
    ['author', 'collection-types', [/^\/auteurs\/[\w-]+$/, /^\/auteurs\/[\w-]+\?pro$/]],
    ['tag', 'collection-types', [/^\/news\/tag\?t=./, /^\/item\/tag\?t=./]],
    ['site-setting', 'single-types', [/^\/$/, /^\/pro$/]],
    ['navigation', 'collection-types', [/^\/(pro)?$/]],
  ])('%s', async (type, kind, paths) => {
    const { body } = await admin.request('GET', `/content-manager/${kind}/${uidOf(type)}?pageSize=1`)
    const { documentId } = Object(body).results?.[0] ?? Object(body).data
    const { previews, published, isLive } = await linksOf(admin, type, documentId)
    expect({ previews, isLive }).toEqual({ previews: [], isLive: true })
    const shown = published.map(({ url }) => new URL(url).pathname + new URL(url).search)
    expect(shown).toEqual(paths.map((path) => expect.stringMatching(path)))
    // the admin asks for a preview of everything, of a single type without its document
    const query = kind === 'single-types' ? '' : `?documentId=${documentId}`
    expect((await admin.request('GET', `/content-manager/preview/url/${uidOf(type)}${query}`)).status).toBe(204)
  })
})

describe('the link to a preview', () => {
  let documentId: string
  const paths = () => [
    `/admin/site/previews/${uidOf('content')}/${documentId}`,
    `/content-manager/preview/url/${uidOf('content')}?documentId=${documentId}`,
  ]
  beforeAll(async () => {
    documentId = (await create('content', articleFields('Voor wie mag lezen'))).documentId
  })

  test('requires a log-in', async () => {
    for (const path of paths()) expect((await ask(path)).status, path).toBe(401)
  })
  test('requires permission to read the document', async () => {
    const { token } = await newsroom.createAndLogIn('advertentiebeheer')
    for (const path of paths()) expect((await askAdmin('GET', path, undefined, { token })).status, path).toBe(403)
  })
  test('is available to a writer, also for the document of a colleague', async () => {
    const { token } = await newsroom.createAndLogIn('redacteur')
    for (const path of paths()) expect((await askAdmin('GET', path, undefined, { token })).status, path).toBe(200)
  })
  test('does not exist for an unknown type or document', async () => {
    for (const path of [
      '/admin/site/previews/constructor/abc',
      `/admin/site/previews/${uidOf('content')}/abc`,
      `/content-manager/preview/url/constructor?documentId=abc`,
      `/content-manager/preview/url/${uidOf('content')}?documentId=abc`,
      `/content-manager/preview/url/${uidOf('content')}`,
    ])
      expect((await admin.request('GET', path)).status, path).toBe(404)
  })
})
