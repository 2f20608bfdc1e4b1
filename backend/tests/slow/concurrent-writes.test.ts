import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { type ApiResponse, ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { inAnHour, makeDue } from '../support/planning.ts'

const rounds = 2
/** Two runs of the planner, behind the writes of a round, on a busy machine. */
const plansWithinMs = 60_000

let admin: Admin
let database: Client
const made: [type: string, documentId: string][] = []

async function create(type: string, fields: object): Promise<StoredDocument> {
  const document = await admin.create(type, fields)
  made.unshift([type, document.documentId])
  return document
}

const several = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const linkTo = (...documents: StoredDocument[]) => ({
  connect: documents.map(({ documentId }) => ({ documentId })),
  disconnect: [],
})
const statusesOf = (responses: ApiResponse[]) => [...new Set(responses.map(({ status }) => status))]
const shown = ({ publicId }: StoredDocument) => ask(`/public/contents/${publicId}`)

beforeAll(async () => {
  ;[admin, database] = await Promise.all([logIn(), openDatabase()])
})
afterAll(async () => {
  for (const [type, documentId] of made) await admin.remove(type, documentId)
  await database.end()
}, 60_000)

test('publishes, unpublishes and plans related documents at once', { timeout: 180_000 }, async () => {
  const name = `tegelijk-${Date.now()}`
  const tag = await create('tag', { name })
  const partner = await create('partner', { name, link: name, kind: 'partner', strip: false })
  const pages = await several(2, (at) =>
    create('page', { type: 'PAGE', layout: 'default', title: name, link: `/${name}/${at}-0` }),
  )
  const links = { tags: linkTo(tag), partners: linkTo(partner) }
  const articles = await several(6, (at) => create('content', articleFields(`${name} ${at}`, links)))
  const [offline, ...online] = articles as [StoredDocument, ...StoredDocument[]]
  const planned = await several(3, (at) =>
    create('content', articleFields(`${name} plan ${at}`, { ...links, publishAt: inAnHour() })),
  )
  const relate = (one: StoredDocument) =>
    admin.update('content', one.documentId, { related: linkTo(...online.filter((other) => other !== one)) })
  expect(statusesOf(await Promise.all([...articles, ...planned].map(relate)))).toEqual([200])

  const { rows: before } = await database.query(deadlocks)
  for (let round = 1; round <= rounds; round++) {
    if (round === rounds) await makeDue(database, ...planned)
    const responses = await Promise.all([
      ...online.map(({ documentId }, at) => admin.publish('content', documentId, { title: `${name} ${at} ${round}` })),
      ...pages.map(({ documentId }, at) => admin.publish('page', documentId, { link: `/${name}/${at}-${round}` })),
      admin.publish('partner', partner.documentId, { summary: `Ronde ${round}` }),
      admin.update('tag', tag.documentId, { description: `Ronde ${round}` }),
      round === rounds ? admin.unpublish('content', offline.documentId) : admin.publish('content', offline.documentId),
    ])
    expect(statusesOf(responses)).toEqual([200])
  }

  for (const [at, article] of online.entries()) {
    const { body } = await shown(article)
    expect(body).toMatchObject({ data: { title: `${name} ${at} ${rounds}`, partners: [{ name }] } })
  }
  expect((await shown(offline)).status).toBe(404)
  for (const at of pages.keys()) {
    const { body } = await ask(`/public/redirects?path=/${name}/${at}-${rounds - 1}`)
    expect(body).toEqual({ data: { to: `/${name}/${at}-${rounds}`, status: 301 } })
  }
  await vi.waitFor(async () => expect(statusesOf(await Promise.all(planned.map(shown)))).toEqual([200]), {
    timeout: plansWithinMs,
    interval: 250,
  })
  const documentIds = online.map(({ documentId }) => documentId)
  const { rows } = await database.query(relatedPublications, [documentIds])
  expect(rows).toEqual(documentIds.map(() => ({ related: online.length - 1 })))
  expect((await database.query(deadlocks)).rows).toEqual(before)
})

const deadlocks = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'

/** How many related publications each publication has. */
const relatedPublications = `
  SELECT count(*)::int AS related FROM contents one
  JOIN contents_related_lnk link ON link.content_id = one.id
  JOIN contents other ON other.id = link.inv_content_id AND other.published_at IS NOT NULL
  WHERE one.published_at IS NOT NULL AND one.document_id = ANY ($1) GROUP BY one.id`
