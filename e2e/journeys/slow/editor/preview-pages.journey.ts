import { Editor, type SiteLink } from '../../../editor.ts'
import { ask } from '../../../http.ts'
import { expect, journey } from '../../../journey.ts'
import { differenceOf } from '../../../preview-html.ts'
import { testEnvironment } from '../../../test-environment.ts'

const backend = new URL(testEnvironment.backendUrl).origin

/** The types with a page, and how many published documents of each are compared; the pages have every kind of block. */
const compared = { content: 10, page: 20, event: 4, vacancy: 2, partner: 6, product: 1, magazine: 2 }

/** The page and the edition, which identify a link of a document. */
const place = ({ edition, page }: SiteLink) => `${page} ${edition}`

const pathOf = ({ url }: SiteLink) => new URL(url).pathname + new URL(url).search

async function expectPreviewOf(preview: SiteLink, page: SiteLink): Promise<void> {
  const where = pathOf(page)
  const [draft, live] = await Promise.all([ask(pathOf(preview)), ask(where)])
  expect([draft.status, live.status], where).toEqual([200, 200])
  expect(differenceOf(draft.body, live.body), where).toBeUndefined()
  expect(/Voorbeeld — (<!-- -->)?concept/.test(draft.body), where).toBe(true)
  const token = new URL(preview.url).searchParams.get('voorbeeld') ?? ''
  expect(draft.body.includes(token), `${where} contains the token`).toBe(false)
  expect(draft.headers, where).toMatchObject({
    'cache-control': 'private, no-store',
    'cache-status': 'gevel; fwd=bypass; detail=preview',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(draft.headers['set-cookie'], where).toBeUndefined()
  expect(draft.body.includes('<meta name="robots" content="noindex"/>'), where).toBe(true)
  expect(draft.headers['content-security-policy'], where).toMatch(`frame-ancestors ${backend}`)
  expect(live.headers['content-security-policy'], where).toMatch(/frame-ancestors 'self'/)
}

for (const [type, count] of Object.entries(compared)) {
  journey(`renders the preview of an unchanged ${type} like its published page, but private`, async () => {
    const editor = await Editor.loggedIn()
    const documents = await editor.published(type, count)
    expect(documents.length).toBeGreaterThan(0)
    for (const { documentId } of documents) {
      const { previews, published } = await editor.links(type, documentId)
      expect(previews.map(place)).toEqual(published.map(place))
      for (const preview of previews) {
        const page = published.find((link) => place(link) === place(preview))
        // meanwhile another journey may publish what both list
        if (page) await expect(() => expectPreviewOf(preview, page)).toPass({ timeout: 20_000 })
      }
    }
  })
}

/** The published titles about the drafts below, by the type whose page shows them. */
const shownAbout: Record<string, string[]> = {
  partner: ['Openbaar bericht', 'Openbaar product', 'Openbare vacature'],
  magazine: ['Openbaar bericht'],
}

journey('renders the preview of a draft like the page it becomes, with what is published about it', async () => {
  journey.setTimeout(120_000)
  const editor = await Editor.loggedIn()
  const made: { type: string; documentId: string }[] = []
  const create = async (type: string, fields: object) => {
    const document = { type, ...(await editor.create(type, { ...fields })) }
    made.push(document)
    return document
  }
  try {
    const company = await create('partner', {
      name: 'Proefbedrijf',
      link: 'proefbedrijf',
      kind: 'partner',
      strip: false,
    })
    const issue = await create('magazine', {
      ...{ title: 'Proefnummer', intro: 'Nog niet verschenen.', year: 2031, number: 1, month: 'januari' },
      ...{ publishedOn: '2031-01-03', pages: 52, colour: 'sky' },
    })
    const about = { partners: connect(company), magazine: connect(issue), magazinePage: 8 }
    const published = [
      await create('content', article('Openbaar bericht', about)),
      await create('product', { name: 'Openbaar product', summary: 'Te koop.', partner: connect(company) }),
      await create('vacancy', { ...vacancy, title: 'Openbare vacature', company: connect(company) }),
    ]
    for (const { type, documentId } of published) await editor.publish(type, documentId, {})
    await create('content', article('Geheim bericht', about))
    const drafts = [
      company,
      issue,
      await create('vacancy', { ...vacancy, title: 'Concept van een vacature' }),
      await create('event', event),
      await create('page', {
        title: 'Concept van een pagina',
        type: 'PAGE',
        link: '/proef-concept',
        layout: 'default',
      }),
    ]
    for (const { type, documentId } of drafts) {
      const { previews } = await editor.links(type, documentId)
      const before = await Promise.all(previews.map(async (link) => (await ask(pathOf(link))).body))
      await editor.publish(type, documentId, {})
      const pages = (await editor.links(type, documentId)).published
      expect(previews.map(place)).toEqual(pages.map(place))
      for (const [index, page] of pages.entries()) {
        const preview = before[index] ?? ''
        expect(differenceOf(preview, (await ask(pathOf(page))).body), pathOf(page)).toBeUndefined()
        expect(preview.includes('Geheim'), pathOf(page)).toBe(false)
      }
      for (const title of shownAbout[type] ?? []) expect(before[0]?.includes(title), `${type}: ${title}`).toBe(true)
    }
  } finally {
    for (const { type, documentId } of made.reverse()) await editor.delete(type, documentId)
  }
})

const connect = ({ documentId }: { documentId: string }) => ({ connect: [{ documentId }] })

const article = (title: string, fields: object = {}) => ({
  ...{ title, edition: 'general', label: 'Proef', intro: 'Voor de proef.', access: 'free' },
  ...{ releasedAt: '2026-01-02T08:00:00.000Z', ...fields },
})

const vacancy = {
  ...{ edition: 'general', intro: 'Werk voor de proef.', category: 'techniek', featured: false },
  ...{ city: 'Ede', province: 'Gelderland', region: 'oost' },
  ...{ postedAt: '2026-01-02T08:00:00.000Z', closesAt: '2041-05-01T10:00:00.000Z' },
}

const event = {
  ...{ title: 'Concept van een dag', edition: 'general', series: 'nationale-dhz-sessie', intro: 'Een dag.' },
  ...{ online: true, startsAt: '2041-05-01T08:00:00.000Z', endsAt: '2041-05-01T16:00:00.000Z' },
}
