import type { Previewed } from '@gevel/contract/previews'
import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { eventFields, vacancyFields } from '../support/document-fields.ts'
import { asPreviewed, previewOf, tokenOf, uidOf } from '../support/previews.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()

const connect = (...documents: StoredDocument[]) => ({ connect: documents.map(({ documentId }) => ({ documentId })) })
const own = () => `proef-${Math.random().toString(36).slice(2)}`
const released = { releasedAt: '2026-01-02T08:00:00.000Z' }

async function dataAt(path: string): Promise<unknown> {
  const { status, body, text } = await ask(path)
  expect(status, `${path} ${text}`).toBe(200)
  return Object(body).data
}

/** The page of a document as the public API responds with it, with the lists that its page requests beside it. */
const publicPages: Record<string, (document: StoredDocument) => Promise<unknown[]>> = {
  content: async ({ publicId }) => [await dataAt(`/public/contents/${publicId}`)],
  page: async ({ publicId }) => [await dataAt(`/public/pages/${publicId}?populate=*`)],
  event: async ({ publicId }) => [await dataAt(`/public/events/${publicId}`)],
  vacancy: async ({ publicId }) => [await dataAt(`/public/vacancies/${publicId}`)],
  partner: async ({ kind, link, publicId }) => [
    await dataAt(`/public/partners/${kind}/${link}`),
    {
      articles: await dataAt(`/public/contents?partner=${publicId}&pageSize=4`),
      vacancies: await dataAt(`/public/vacancies?company=${link}&pageSize=4`),
      events: {
        upcoming: await dataAt(`/public/events?company=${link}&limit=6`),
        past: await dataAt(`/public/events?when=past&company=${link}&limit=4`),
      },
    },
  ],
  magazine: async ({ publicId }) => [await dataAt(`/public/magazines/${publicId}`)],
}

async function publicPage(type: string, shown: Previewed, document: StoredDocument): Promise<Previewed> {
  const [data, lists] = (await publicPages[type]?.(document)) ?? []
  return asPreviewed(shown, data, Object(lists))
}

const preview = async (type: string, { documentId }: StoredDocument, page?: string) =>
  (await previewOf(await tokenOf(admin, type, documentId, page))).shown

describe('previews an unchanged document as the public API returns it', () => {
  test.each([
    ['content', 10],
    ['page', 40],
    ['event', 10],
    ['vacancy', 3],
    ['partner', 8],
    ['magazine', 3],
  ])('%s', async (type, pageSize) => {
    const list = `/content-manager/collection-types/${uidOf(type)}?pageSize=${pageSize}&sort=publicId:ASC`
    const { results } = Object((await admin.request('GET', list)).body) as { results: StoredDocument[] }
    // the access to an issue is that to its PDF: its page is public
    const isOpen = (access: unknown) => type === 'magazine' || access === undefined || access === 'free'
    const published = results.filter(({ status, type: kind, access }) => {
      return status === 'published' && kind !== 'REDIRECT' && isOpen(access)
    })
    expect(published.length).toBeGreaterThan(0)
    for (const document of published) {
      const shown = await preview(type, document)
      expect(shown, String(document.publicId)).toEqual(await publicPage(type, shown, document))
    }
  })
})

describe('previews a draft as the public API returns it once it is published', () => {
  /** Compares before and after the first publication, and once more while it is offline. */
  async function expectPreviewOfPage(type: string, document: StoredDocument): Promise<Previewed> {
    const shown = await preview(type, document)
    const { status, text } = await admin.publish(type, document.documentId)
    expect(status, text).toBe(200)
    expect(await publicPage(type, shown, document)).toEqual(unsaved(shown))
    await admin.unpublish(type, document.documentId)
    expect(await preview(type, document)).toEqual(unsaved(shown))
    return shown
  }

  test('an issue, with the published articles that were printed in it', async () => {
    const fields = { year: 2041, number: 3, month: 'maart', publishedOn: '2041-03-01', pages: 52, colour: 'clay' }
    const issue = await create('magazine', {
      ...{ ...fields, title: 'Proefnummer', intro: 'Een nummer voor de proef.' },
      contents: [{ page: 2, title: 'Alleen op papier' }],
    })
    const printed = { ...released, magazine: connect(issue) }
    await publish('content', articleFields('Stond op pagina 8', { ...printed, magazinePage: 8 }))
    const edited = await publish('content', articleFields('Sindsdien bewerkt', printed))
    await admin.update('content', edited.documentId, { title: 'Nieuwe titel' })
    await create('content', articleFields('Nog niet gepubliceerd', printed))
    const { document } = await expectPreviewOfPage('magazine', issue)
    const titles = 'contents' in document ? document.contents.map(({ title }) => title) : []
    expect(titles).toEqual(['Alleen op papier', 'Stond op pagina 8'])
  })

  test('a company, with its published articles, products, vacancies and events', async () => {
    const company = await create('partner', { name: 'Proefbedrijf', link: own(), kind: 'partner', strip: false })
    for (const [title, hour] of [
      ['Eerste bericht', '08'],
      ['Tweede bericht', '09'],
    ])
      await publish(
        'content',
        articleFields(title ?? '', { partners: connect(company), releasedAt: `2026-01-02T${hour}:00:00.000Z` }),
      )
    await create('content', articleFields('Nog geheim bericht', { partners: connect(company) }))
    const product = { summary: 'Een product.', partner: connect(company) }
    await publish('product', { ...product, name: 'Zaag' })
    await publish('product', { ...product, name: 'Boor' })
    await create('product', { ...product, name: 'Geheim product' })
    await publish('vacancy', vacancyFields('Verkoper', { company: connect(company) }))
    await publish('event', eventFields('Late proefdag', '2041-05-02', { sponsors: connect(company) }))
    await publish('event', eventFields('Vroege proefdag', '2041-05-01', { sponsorsMain: connect(company) }))
    await publish('event', eventFields('Oude proefdag', '2021-05-01', { sponsors: connect(company) }))
    await create('event', eventFields('Geheime proefdag', '2041-05-03', { sponsors: connect(company) }))
    const shown = await expectPreviewOfPage('partner', company)
    expect(shown).toMatchObject({
      document: { products: [{ name: 'Boor' }, { name: 'Zaag' }] },
      articles: [{ title: 'Tweede bericht' }, { title: 'Eerste bericht' }],
      vacancies: [{ title: 'Verkoper' }],
      events: {
        upcoming: [{ title: 'Vroege proefdag' }, { title: 'Late proefdag' }],
        past: [{ title: 'Oude proefdag' }],
      },
    })
    expect(JSON.stringify(shown)).not.toMatch(/geheim/i)
  })

  test('an article, an event, a vacancy and a page', async () => {
    const blocks = [textBlock('Tekst van de proef.')]
    await expectPreviewOfPage(
      'content',
      await create('content', articleFields('Proefbericht', { ...released, blocks })),
    )
    await expectPreviewOfPage('event', await create('event', eventFields('Proefdag', '2041-05-01')))
    await expectPreviewOfPage('vacancy', await create('vacancy', vacancyFields('Magazijnhulp')))
    await expectPreviewOfPage('page', await create('page', { ...pageFields, link: `/${own()}`, blocks }))
  })

  test('a product, on the page of its company', async () => {
    const company = await publish('partner', { name: 'Proefwinkel', link: own(), kind: 'partner', strip: false })
    await publish('product', { name: 'Beitel', summary: 'Om te steken.', partner: connect(company) })
    const product = await create('product', { name: 'aambeeld', summary: 'Om op te slaan.', partner: connect(company) })
    const shown = await preview('product', product)
    expect(shown).toMatchObject({ type: 'company', document: { products: { length: 2 } } })
    await admin.publish('product', product.documentId)
    expect(shown).toEqual(await publicPage('partner', shown, company))
  })
})

describe('previews the landing page of a series', () => {
  const series = 'business-update-bouwgroothandel'
  const current = () => dataAt(`/public/events/series/${series}`)
  test.each([
    ['with the draft as the current event', tomorrow(), true],
    ['with the draft among the other editions', '2041-01-02', false],
  ])('%s', async (_, day, isCurrent) => {
    const { title } = Object(await current())
    const draft = await create('event', eventFields('Nieuwe proefdag', day, { series, edition: 'pro' }))
    const shown = await preview('event', draft, 'series')
    expect(shown.document).toMatchObject({ title: isCurrent ? 'Nieuwe proefdag' : title })
    await admin.publish('event', draft.documentId)
    expect(asPreviewed(shown, await current())).toEqual(unsaved(shown))
    await admin.unpublish('event', draft.documentId)
  })
})

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The previewed document, with any time of saving: publishing saves a page and an event again. */
function unsaved(shown: Previewed): object {
  const { document, ...lists } = shown
  const saved = 'updatedAt' in document && { updatedAt: expect.any(String) }
  return { ...changedAtAnyTime(lists), document: { ...changedAtAnyTime(document), ...saved } }
}

function changedAtAnyTime<Value>(value: Value): Value
function changedAtAnyTime(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => changedAtAnyTime(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'changedAt' && item !== null ? expect.any(String) : changedAtAnyTime(item),
    ]),
  )
}

const pageFields = { title: 'Proef', type: 'PAGE', layout: 'default' }
