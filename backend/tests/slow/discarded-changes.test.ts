import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { articleFields, textBlock } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()
const database = await openDatabase()
afterAll(() => database.end())

const ids = (...documents: { documentId: string }[]) => ({
  connect: documents.map(({ documentId }) => ({ documentId })),
})
const company = (name: string) => ({ name, kind: 'partner', link: name.toLowerCase(), strip: false })
type Made = Awaited<ReturnType<typeof create>>

let online: Made
let offline: Made
let last: Made
let related: Made
let article: Made

beforeAll(async () => {
  online = await publish('partner', company('Verworpen-online'))
  last = await publish('partner', company('Verworpen-laatst'))
})

beforeEach(async () => {
  offline = await create('partner', company(`Verworpen-offline-${Math.random().toString(36).slice(2)}`))
  related = await publish('content', articleFields('Verworpen genoemd'))
  const block = { __component: 'blocks.related', article: ids(related) }
  article = await publish(
    'content',
    articleFields('Verworpen', {
      partners: ids(online, offline, last),
      related: ids(related),
      blocks: [textBlock('Tekst.'), block],
    }),
  )
})

async function discard(): Promise<void> {
  const path = `/content-manager/collection-types/api::content.content/${article.documentId}/actions/discard`
  const { status, text } = await admin.request('POST', path, {})
  expect(status, text).toBe(200)
}

/** What the draft links to, by name or title. */
async function draftLinks() {
  const { rows } = await database.query<{ partners: string[]; related: string[]; block: string[] }>(
    `SELECT
      ARRAY(SELECT p.document_id FROM contents_partners_lnk l JOIN partners p ON p.id = l.partner_id
        WHERE l.content_id = c.id ORDER BY l.partner_ord) AS partners,
      ARRAY(SELECT r.document_id FROM contents_related_lnk l JOIN contents r ON r.id = l.inv_content_id
        WHERE l.content_id = c.id) AS related,
      ARRAY(SELECT r.document_id FROM contents_cmps b JOIN components_blocks_relateds_article_lnk l ON l.related_id = b.cmp_id
        JOIN contents r ON r.id = l.content_id
        WHERE b.entity_id = c.id AND b.component_type = 'blocks.related') AS block
    FROM contents c WHERE document_id = $1 AND published_at IS NULL`,
    [article.documentId],
  )
  return rows[0]
}

const linksAtPublication = () => ({
  partners: [online, offline, last].map(({ documentId }) => documentId),
  related: [related.documentId],
  block: [related.documentId],
})

describe('discarding the changes of a draft keeps its links', () => {
  test('to what was offline when it was published, and in their order', async () => {
    await admin.update('content', article.documentId, { title: 'Verworpen, gewijzigd' })
    await discard()
    expect(await draftLinks()).toEqual(linksAtPublication())
  })

  test('to what went offline since, also in its blocks', async () => {
    await admin.update('content', article.documentId, { title: 'Verworpen, gewijzigd' })
    await admin.unpublish('content', related.documentId)
    await discard()
    expect(await draftLinks()).toEqual(linksAtPublication())
  })

  test('that the changes removed or moved, and not the one that they added', async () => {
    const added = await create('partner', company(`Verworpen-erbij-${Math.random().toString(36).slice(2)}`))
    const { status, text } = await admin.update('content', article.documentId, {
      partners: { ...ids(added), disconnect: [{ documentId: offline.documentId }] },
      related: { disconnect: [{ documentId: related.documentId }] },
      blocks: [{ __component: 'blocks.related', article: ids(related) }],
    })
    expect(status, text).toBe(200)
    await admin.update('content', article.documentId, { blocks: [textBlock('Alleen tekst.')] })
    await admin.unpublish('content', related.documentId)
    await discard()
    expect(await draftLinks()).toEqual(linksAtPublication())
  })

  test('without changes, and a second time', async () => {
    await admin.unpublish('content', related.documentId)
    await discard()
    await discard()
    expect(await draftLinks()).toEqual(linksAtPublication())
  })
})

test('a company that comes online after the changes were discarded is shown with the article', async () => {
  await admin.update('content', article.documentId, { title: 'Verworpen, gewijzigd' })
  await discard()
  await admin.publish('partner', offline.documentId)
  const { body } = await ask(`/public/contents/${article.publicId}`)
  expect(body).toMatchObject({ data: { partners: [{ link: 'verworpen-online' }, {}, { link: 'verworpen-laatst' }] } })
})

test('a form saves after it discarded its changes', async () => {
  const path = `/content-manager/collection-types/api::content.content/${article.documentId}`
  await admin.update('content', article.documentId, { title: 'Verworpen, gewijzigd' })
  const { body } = await admin.request('POST', `${path}/actions/discard`, {})
  const shown = (body as { data: { updatedAt: string } }).data.updatedAt
  const stored = (await admin.request('GET', path)).body as { data: { updatedAt: string } }
  expect(shown).toBe(stored.data.updatedAt)
})
