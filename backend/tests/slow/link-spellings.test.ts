import { describe, expect, test } from 'vitest'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()

const paragraph = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', text: 'hier' }] }],
})
const pageWith = (href: string) => ({
  ...{ title: 'Linkspelling', type: 'PAGE', layout: 'default', link: '/linkspelling' },
  blocks: [
    { __component: 'blocks.links', title: 'x', items: [{ label: 'x', href }] },
    { __component: 'blocks.agenda', title: 'x', width: 'full', count: 3, moreLink: href },
    { __component: 'blocks.text', content: [paragraph(href)] },
  ],
})

/** The links that the public API shows of the page. */
async function shownLinks(): Promise<unknown[]> {
  const { body } = await ask('/public/pages/link/%2Flinkspelling?populate=blocks')
  const [links, agenda, text] = (body as { data: { blocks: unknown[] } }).data.blocks as [
    { items: { href: string }[] },
    { moreLink: string | null },
    { content: { children: { type: string; url?: string }[] }[] },
  ]
  return [links.items[0]?.href ?? null, agenda.moreLink, text.content[0]?.children[0]?.url ?? null]
}

test.each([
  ['HTTPS://Elders.Example/Pad', 'https://elders.example/Pad'],
  [' www.elders.example ', 'https://www.elders.example'],
  ['Mailto: redactie@gevel.example', 'mailto:redactie@gevel.example'],
  ['TEL: +31 (0)20 123 45 67', 'tel:+31201234567'],
])('shows a link written as %j', async (written, href) => {
  const { documentId } = await publish('page', pageWith(written))
  expect(await shownLinks()).toEqual([href, href, href])
  await admin.remove('page', documentId)
})

describe('rejects a link that the site cannot follow, at its field', () => {
  const message = 'Begin de link met / voor een pad op de site, of met https://, mailto: of tel:.'
  test.each(['ftp://elders.example/bestand', '//elders.example/pad'])('%s', async (href) => {
    const path = '/content-manager/collection-types/api::page.page'
    const { status, body } = await admin.request('POST', path, pageWith(href))
    expect(status).toBe(400)
    expect((body as { error: { details: { errors: object[] } } }).error.details.errors).toMatchObject([
      { path: ['blocks', 0, 'items', 0, 'href'], message },
      { path: ['blocks', 1, 'moreLink'], message },
      { path: ['blocks', 2, 'content'], message: `De link bij “hier” gaat naar “${href}”. ${message}` },
    ])
  })

  test.each([
    ['event', 'registrationLink', 'ftp://elders.example'],
    ['banner', 'to', 'ftp://elders.example'],
    ['short-link', 'to', 'Mailto:redactie@gevel.example'],
    ['redirect', 'to', 'ftp://elders.example'],
    ['partner', 'website', 'ftp://elders.example'],
    ['vacancy', 'applyUrl', 'Mailto:redactie@gevel.example'],
  ])('of type %s', async (type, field, href) => {
    const path = `/content-manager/collection-types/api::${type}.${type}`
    const fields = { name: 'Linkspelling', title: 'Linkspelling', code: 'linkspelling', fromPath: '/linkspelling-van' }
    const { status, body } = await admin.request('POST', path, { ...fields, paused: true, [field]: href })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: { details: { errors: expect.arrayContaining([expect.objectContaining({ path: [field] })]) } },
    })
  })
})

test('normalises the website of a company, the address of a vacancy and a short link', async () => {
  const partner = await create('partner', {
    name: 'Linkspelling',
    kind: 'partner',
    link: 'linkspelling',
    strip: false,
    website: 'WWW.Elders.Example',
  })
  expect(partner).toMatchObject({ website: 'https://www.elders.example' })
  const vacancy = await create('vacancy', { title: 'Linkspelling', applyUrl: ' HTTPS://elders.example/Baan' })
  expect(vacancy).toMatchObject({ applyUrl: 'https://elders.example/Baan' })
  const link = await create('short-link', { name: 'Linkspelling', code: 'linkspelling', to: 'Www.Elders.Example/pad' })
  expect(link).toMatchObject({ to: 'https://www.elders.example/pad' })
})

test('shows a link that was stored before it was checked, and leaves out one that nobody can follow', async () => {
  const { documentId } = await publish('page', pageWith('https://elders.example/oud'))
  const database = await openDatabase()
  try {
    await restore(database, 'HTTPS://elders.example/oud')
    expect(await shownLinks()).toEqual(Array(3).fill('https://elders.example/oud'))
    await restore(database, 'ftp://elders.example/oud')
    expect(await shownLinks()).toEqual([null, null, null])
  } finally {
    await database.end()
    await admin.remove('page', documentId)
  }
})

/** Writes a link into the tables of the blocks, as an import does. */
async function restore(database: Awaited<ReturnType<typeof openDatabase>>, href: string): Promise<void> {
  const like = '%elders.example/oud'
  await database.query('UPDATE components_shared_links SET href = $1 WHERE href LIKE $2', [href, like])
  await database.query('UPDATE components_blocks_agendas SET more_link = $1 WHERE more_link LIKE $2', [href, like])
  await database.query(
    `UPDATE components_blocks_texts SET content = regexp_replace(content::text, '"[^"]*elders.example/oud"', $1)::jsonb
     WHERE content::text LIKE '%elders.example/oud%'`,
    [JSON.stringify(href)],
  )
}
