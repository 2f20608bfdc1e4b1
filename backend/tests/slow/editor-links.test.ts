import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()
let article: StoredDocument
let event: StoredDocument
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

const redirect = (fromPath: string, to: string) => ({ fromPath, to, permanent: true, automatic: false })
const paragraph = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', text: 'hier' }] }],
})

/** A page with a link in every field that can have one. */
function pageWith(href: string): object {
  const blocks = [
    { __component: 'blocks.links', title: 'x', items: [{ label: 'x', href }] },
    { __component: 'blocks.vacancies', title: 'x', width: 'full', count: 3, moreLink: href },
    { __component: 'blocks.text', content: [paragraph(href)] },
  ]
  return { title: 'Linkproef', type: 'PAGE', layout: 'default', link: '/own-links-proef', blocks }
}

async function storedLinks(href: string): Promise<unknown[]> {
  const { documentId } = await create('page', pageWith(href))
  const path = `/content-manager/collection-types/api::page.page/${documentId}`
  const { data } = (await admin.request('GET', path)).body as { data: { blocks: Record<string, never>[] } }
  await admin.remove('page', documentId)
  const [links, more, text] = data.blocks as unknown as [
    { items: { href: string }[] },
    { moreLink: string },
    { content: { children: { type: string; url?: string }[] }[] },
  ]
  const url = text.content[0]?.children.find(({ type }) => type === 'link')?.url
  return [links.items[0]?.href, more.moreLink, url]
}

beforeAll(async () => {
  article = await publish('content', articleFields('Linkproef', { edition: 'pro', slug: 'linkproef-slug' }))
  event = await publish('event', {
    ...{ title: 'Linkproef', slug: 'linkproef-dag', edition: 'general', intro: 'x', online: false },
    ...{ startsAt: '2039-05-01T08:00:00.000Z', endsAt: '2039-05-01T10:00:00.000Z' },
  })
  await create('redirect', redirect('/own-links-oud', '/own-links-tussen'))
  await create('redirect', redirect('/own-links-tussen', '/vacatures'))
})

describe("stores an editor's link in canonical form", () => {
  test.each<[string, string | (() => string)]>([
    ['/Over-Ons/', '/over-ons'],
    [`${siteUrl}/over-ons?pro#deel`, '/over-ons?pro#deel'],
    ['/news/tag?t=bouwmarkten', '/news/tag?t=Bouwmarkten'],
    ['/item/tag?t=%20PRIJZEN&p=2&utm_source=x', '/item/tag?t=Prijzen&p=2'],
    ['/own-links-oud?p=2', '/vacatures?p=2'],
    ['/news/tag?t=bestaat-niet', '/news/tag?t=bestaat-niet'],
    ['/news/2147483646', '/news/2147483646'],
    ['https://elders.example/Over-Ons/', 'https://elders.example/Over-Ons/'],
    ['mailto:Redactie@gevel.example', 'mailto:Redactie@gevel.example'],
  ])('%s becomes %s', async (href, stored) => {
    expect(await storedLinks(href)).toEqual([stored, stored, stored])
  })

  test('adds edition and slug to the numbers of an article and an event', async () => {
    const item = `/item/${article.publicId}/linkproef-slug`
    expect(await storedLinks(`/news/${article.publicId}/oud?pro#reacties`)).toEqual(
      Array(3).fill(`${item}?pro#reacties`),
    )
    const day = `/agenda/${event.publicId}/linkproef-dag`
    expect(await storedLinks(`${siteUrl}/agenda/${event.publicId}`)).toEqual([day, day, day])
  })
})

describe('segments that browsers resolve are rejected', () => {
  test.each(['/a/../b', '/a/%2e%2E/b', '/a/.', '/..'])('%s', async (path) => {
    const message = 'Gebruik in een pad geen . of .. tussen de schuine strepen.'
    await expect(create('redirect', redirect('/own-links-punt', path))).rejects.toThrow(message)
    await expect(create('redirect', redirect(path, '/vacatures'))).rejects.toThrow(message)
    const menu = [{ __component: 'blocks.links', title: 'x', items: [{ label: 'x', href: path }] }]
    await expect(create('page', { ...pageWith('/'), blocks: menu })).rejects.toThrow(message)
  })
})

describe('the icon of a link', () => {
  const withIcon = (icon: string) => ({
    ...pageWith('/'),
    ...{
      link: '/own-links-icoon',
      blocks: [{ __component: 'blocks.links', items: [{ label: 'x', href: '/', icon }] }],
    },
  })

  test.each([
    ['mdi:linkedin', 'mdi:linkedin'],
    ['download', 'download'],
    ['', null],
  ])('“%s” is shown as %j', async (icon, shown) => {
    const { documentId } = await publish('page', withIcon(icon))
    const { body } = await ask('/public/pages/link/%2Fown-links-icoon?populate=blocks')
    expect(body).toMatchObject({ data: { blocks: [{ items: [{ icon: shown }] }] } })
    await admin.remove('page', documentId)
  })

  test.each(['een icoon', 'MDI:linkedin', 'mdi:', 'onbekend', '../mdi:x', '<svg/onload=x>', `mdi:${'x'.repeat(80)}`])(
    '“%s” is rejected',
    async (icon) => {
      const message = 'Gebruik een naam zoals mdi:linkedin, of een van: search, person,'
      await expect(create('page', withIcon(icon))).rejects.toThrow(message)
    },
  )
})

test('finds a tag by any spelling of its name', async () => {
  for (const name of ['bouwmarkten', 'BOUWMARKTEN']) {
    expect((await ask(`/public/tags/${name}`)).body).toMatchObject({ data: { name: 'Bouwmarkten', kind: 'tag' } })
  }
})
