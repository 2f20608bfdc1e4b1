import { createHmac, hkdfSync } from 'node:crypto'
import { previewEndpoints } from '@gevel/contract/endpoints/previews'
import { previewErrorDetailsSchema } from '@gevel/contract/previews'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSecrets } from '../../scripts/demo-secrets.ts'
import { type Admin, logIn, type StoredDocument } from './support/admin.ts'
import { articleFields, textBlock } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { askAdmin, Newsroom } from './support/editors.ts'

interface Link {
  edition: string
  url: string
}

let admin: Admin
let newsroom: Newsroom
const made: { type: string; documentId: string }[] = []

beforeAll(async () => {
  admin = await logIn()
  newsroom = await Newsroom.open()
})

afterAll(async () => {
  for (const { type, documentId } of made) await admin.remove(type, documentId)
  await newsroom.close()
})

async function create(type: string, fields: object): Promise<StoredDocument> {
  const document = await admin.create(type, fields)
  made.push({ type, documentId: document.documentId })
  return document
}

const uidOf = (type: string) => `api::${type}.${type}`
const tokenIn = (url: string) => new URL(url).searchParams.get('voorbeeld') ?? ''

async function linksOf(type: string, documentId: string): Promise<{ previews: Link[]; published: Link[] }> {
  const { body } = await admin.request('GET', `/previews/${uidOf(type)}/${documentId}`)
  return Object(body).data
}

async function tokenOf(type: string, documentId: string): Promise<string> {
  return tokenIn((await linksOf(type, documentId)).previews[0]?.url ?? '')
}

const askPreview = (token: string) => ask('/public/preview', { headers: { authorization: `Bearer ${token}` } })

async function previewOf(token: string) {
  const { status, body, text } = await askPreview(token)
  expect(status, text).toBe(200)
  return previewEndpoints.show.output.parse(body).data
}

async function refusalOf(token: string) {
  const { status, body } = await askPreview(token)
  const { details, message } = Object(body).error
  return { status, message, code: previewErrorDetailsSchema.parse(details).code }
}

/** A token that ended before now, as the backend signs it. */
function expired(token: string): string {
  const key = Buffer.from(hkdfSync('sha256', demoSecrets.ADMIN_JWT_SECRET, '', 'gevel previews', 32))
  const signed = [...token.split('.').slice(0, 5), Math.floor(Date.now() / 1000)].join('.')
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

describe('a preview token', () => {
  test('shows the whole draft as last saved, also behind the paywall, uncached', async () => {
    const paragraphs = ['Een.', 'Twee.', 'Drie.', 'Vier achter het slot.']
    const fields = { access: 'subscriber', blocks: [textBlock(...paragraphs)], slug: '' }
    const { documentId, publicId } = await create('content', articleFields('Voorbeeld van de proef', fields))
    const { previews, published } = await linksOf('content', documentId)
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
    const token = await tokenOf('content', one.documentId)
    const forOtherDocument = token.replace(one.documentId, other.documentId)
    for (const wrong of [forOtherDocument, token.replace('.draft.', '.published.'), `${token}x`, 'a.b.c', ''])
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
    const { body } = await askAdmin('GET', `/previews/${uidOf('content')}/${documentId}`, undefined, { token })
    const preview = tokenIn(Object(body).data.previews[0].url)
    expect((await askPreview(preview)).status).toBe(200)
    await newsroom.database.query('UPDATE admin_users SET is_active = false WHERE id = $1', [id])
    expect(await refusalOf(preview)).toMatchObject({ status: 410, code: 'preview-expired' })
  })

  test('gives no other access', async () => {
    const { documentId, publicId } = await create('content', articleFields('Niets anders', { access: 'subscriber' }))
    await admin.publish('content', documentId)
    const headers = { authorization: `Bearer ${await tokenOf('content', documentId)}` }
    expect((await ask(`/public/contents/${publicId}`, { headers })).body).toMatchObject({ data: { locked: true } })
    expect((await ask('/users/me', { headers })).status).toBe(401)
    expect((await ask('/content-manager/init', { headers })).status).toBe(401)
  })

  test('names the fields that a draft still lacks', async () => {
    const { documentId } = await create('content', { edition: 'general', label: 'Proef', title: 'Half af' })
    const refusal = await refusalOf(await tokenOf('content', documentId))
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
  const { shown } = await previewOf(await tokenOf('content', documentId))
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
  expect((await linksOf('content', documentId)).published).toHaveLength(1)
})

describe('the link to a preview', () => {
  let documentId: string
  const paths = () => [
    `/previews/${uidOf('content')}/${documentId}`,
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
      '/previews/constructor/abc',
      `/previews/${uidOf('content')}/abc`,
      `/content-manager/preview/url/constructor?documentId=abc`,
      `/content-manager/preview/url/${uidOf('content')}?documentId=abc`,
      `/content-manager/preview/url/${uidOf('content')}`,
    ])
      expect((await admin.request('GET', path)).status, path).toBe(404)
  })
})

describe('previews an unchanged document as the public API returns it', () => {
  test.each([
    ['content', 10, ({ publicId }: StoredDocument) => `/public/contents/${publicId}`],
    ['page', 40, ({ publicId }: StoredDocument) => `/public/pages/${publicId}?populate=*`],
    ['event', 20, ({ publicId }: StoredDocument) => `/public/events/${publicId}`],
    ['vacancy', 5, ({ publicId }: StoredDocument) => `/public/vacancies/${publicId}`],
    ['partner', 20, ({ kind, link }: StoredDocument) => `/public/partners/${kind}/${link}`],
    ['magazine', 5, ({ publicId }: StoredDocument) => `/public/magazines/${publicId}`],
  ])('%s', async (type, pageSize, publicPath) => {
    const list = `/content-manager/collection-types/${uidOf(type)}?pageSize=${pageSize}&sort=publicId:ASC`
    const { results } = Object((await admin.request('GET', list)).body) as { results: StoredDocument[] }
    const published = results.filter(({ status, type: kind, access }) => {
      return status === 'published' && kind !== 'REDIRECT' && (access === undefined || access === 'free')
    })
    expect(published.length).toBeGreaterThan(0)
    for (const document of published) {
      const { data } = Object((await ask(publicPath(document))).body)
      const { shown } = await previewOf(await tokenOf(type, document.documentId))
      // what has to be on a page of this site, whatever its type: the same number is the least of it
      expect(shown.document, String(document.publicId)).toEqual(
        previewEndpoints.show.output.shape.data.shape.shown.parse({ type: shown.type, document: data }).document,
      )
    }
  })
})
