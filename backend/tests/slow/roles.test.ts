import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, editorEmail, logIn } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { openDatabase } from '../support/database.ts'
import { eventFields, vacancyFields } from '../support/document-fields.ts'

const addressOf = (role: string) => `${role}@proef.example`
const partner = { name: 'Rollenproef', kind: 'partner', link: 'rollenproef', strip: false }
const issueFields = (number: number) => ({
  ...{ title: 'Van een redacteur', year: 2031, number, month: 'januari', publishedOn: '2031-01-01' },
  ...{ intro: 'Proef.', pages: 4, colour: 'blue' },
})
const collection = (type: string) => `/content-manager/collection-types/api::${type}.${type}`

let database: Client
const made: [type: string, documentId: string][] = []

/** Creates an editor with a role and the demo editor's password. */
async function createEditor(role: string): Promise<void> {
  await database.query(
    `WITH hired AS (
       INSERT INTO admin_users (document_id, firstname, email, password, is_active, blocked, published_at)
       SELECT $1, $1, $2, password, true, false, now() FROM admin_users WHERE email = $3 RETURNING id)
     INSERT INTO admin_users_roles_lnk (user_id, role_id)
     SELECT hired.id, admin_roles.id FROM hired, admin_roles WHERE code = $1`,
    [role, addressOf(role), editorEmail],
  )
}

async function roleId(code: string): Promise<number> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM admin_roles WHERE code = $1', [code])
  return rows[0]?.id ?? 0
}

beforeAll(async () => {
  database = await openDatabase()
  for (const role of ['redacteur', 'advertentiebeheer', 'eigenaar']) await createEditor(role)
})

afterAll(async () => {
  const editor = await logIn()
  for (const [type, documentId] of made) await editor.remove(type, documentId)
  await database.query(`DELETE FROM admin_users WHERE email LIKE '%@proef.example'`)
  await database.end()
})

test('describes Super Admin in Dutch', async () => {
  const { rows } = await database.query('SELECT description FROM admin_roles WHERE code = $1', ['strapi-super-admin'])
  expect(rows).toEqual([{ description: 'Mag alles, ook de instellingen van het systeem wijzigen.' }])
})

describe('a redacteur', () => {
  let redacteur: Admin
  beforeAll(async () => {
    redacteur = await logIn(addressOf('redacteur'))
  })

  test('writes and changes an article, and cannot publish, plan or date it', async () => {
    const when = '2027-01-01T08:00:00.000Z'
    const forbidden = { publishAt: when, unpublishAt: when, releasedAt: when }
    const { documentId } = await redacteur.create('content', articleFields('Van een redacteur', forbidden))
    made.push(['content', documentId])
    expect((await redacteur.update('content', documentId, { title: 'Gewijzigd', ...forbidden })).status).toBeLessThan(
      300,
    )
    expect((await redacteur.publish('content', documentId)).status).toBe(403)
    const { rows } = await database.query(
      'SELECT title, publish_at, unpublish_at, released_at FROM contents WHERE document_id = $1',
      [documentId],
    )
    expect(rows).toEqual([{ title: 'Gewijzigd', publish_at: null, unpublish_at: null, released_at: null }])
  })

  test('reads what others wrote, and cannot change it', async () => {
    const { body, status } = await redacteur.request('GET', collection('content'))
    expect(status).toBe(200)
    const { results } = body as { results: { documentId: string; title: string }[] }
    const others = results.find((article) => article.title !== 'Gewijzigd')
    expect((await redacteur.update('content', others?.documentId ?? '', { title: 'x' })).status).toBe(403)
    expect((await redacteur.remove('content', others?.documentId ?? '')).status).toBe(403)
  })

  test.each([
    ['content', () => articleFields('Van een redacteur, gepubliceerd')],
    ['event', () => eventFields('Van een redacteur', '2031-01-01')],
    ['vacancy', () => vacancyFields('Van een redacteur')],
    ['magazine', issueFields],
  ])('cannot take a published %s off the site by deleting it, and may delete a draft', async (type, fieldsOf) => {
    const [published, draft] = [await redacteur.create(type, fieldsOf(1)), await redacteur.create(type, fieldsOf(2))]
    made.push([type, published.documentId])
    const table = type === 'vacancy' ? 'vacancies' : `${type}s`
    expect((await (await logIn()).publish(type, published.documentId)).status).toBe(200)
    const bulk = { documentIds: [draft.documentId, published.documentId] }
    const attempts = [
      await redacteur.unpublish(type, published.documentId),
      await redacteur.remove(type, published.documentId),
      await redacteur.request('POST', `${collection(type)}/actions/bulkDelete`, bulk),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403])
    const { rowCount } = await database.query(`SELECT FROM ${table} WHERE document_id = ANY ($1)`, [bulk.documentIds])
    expect(rowCount).toBe(3)
    expect((await redacteur.remove(type, draft.documentId)).status).toBe(200)
  })

  // with those above, every type whose documents readers see
  test.each([
    ...['partner', 'product', 'page', 'tag', 'author', 'figure-series'],
    ...['navigation', 'redirect', 'banner', 'short-link', 'lexicon-entry', 'plan'],
  ])('cannot take a published %s off the site, alone or with others', async (type) => {
    const owner = await logIn()
    const { body } = await owner.request('GET', `${collection(type)}?pageSize=1`)
    const { documentId } = Object(body).results[0]
    const attempts = [
      await redacteur.unpublish(type, documentId),
      await redacteur.remove(type, documentId),
      await redacteur.request('POST', `${collection(type)}/actions/bulkDelete`, { documentIds: [documentId] }),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await owner.request('GET', `${collection(type)}/${documentId}`)).status).toBe(200)
  })

  test.each(['page', 'partner', 'tag', 'redirect', 'navigation'])('cannot create %s', async (type) => {
    expect((await redacteur.request('POST', collection(type), {})).status).toBe(403)
  })
})

test('sees the numbers on the home page of screens that the editor may open', async () => {
  const numbersOf = async (admin: Admin) => {
    const { body } = await admin.request('GET', '/admin/homepage/key-statistics')
    const shown = Object.entries(Object(body).data).filter(([, number]) => number !== null)
    return shown.map(([name]) => name)
  }
  expect(await numbersOf(await logIn())).toEqual(['assets'])
  expect(await numbersOf(await logIn(addressOf('eigenaar')))).toEqual(['assets', 'admins'])
})

test('advertentiebeheer manages companies and nothing else', async () => {
  const admin = await logIn(addressOf('advertentiebeheer'))
  const { documentId } = await admin.create('partner', partner)
  made.push(['partner', documentId])
  expect((await admin.publish('partner', documentId)).status).toBe(200)
  expect((await admin.request('GET', collection('content'))).status).toBe(403)
  expect((await admin.request('GET', collection('page'))).status).toBe(403)
})

describe('the eigenaar', () => {
  let eigenaar: Admin
  beforeAll(async () => {
    eigenaar = await logIn(addressOf('eigenaar'))
  })

  const newcomer = (roles: number[]) => ({ firstname: 'Nieuw', email: addressOf(`nieuw-${roles.join()}`), roles })

  test('adds editors, who get the admin in Dutch', async () => {
    const { status, body } = await eigenaar.request('POST', '/admin/users', newcomer([await roleId('redacteur')]))
    expect(status).toBe(201)
    expect(body).toMatchObject({ data: { preferedLanguage: 'nl' } })
  })

  test('cannot make or become a Super Admin', async () => {
    const superAdmin = await roleId('strapi-super-admin')
    expect((await eigenaar.request('POST', '/admin/users', newcomer([superAdmin]))).status).toBe(403)
    const { rows } = await database.query<{ id: number }>('SELECT id FROM admin_users WHERE email = $1', [
      addressOf('eigenaar'),
    ])
    const { status } = await eigenaar.request('PUT', `/admin/users/${rows[0]?.id}`, { roles: [superAdmin] })
    expect(status).toBe(403)
  })

  test.each(['/admin/api-tokens', '/admin/webhooks', '/admin/transfer/tokens', '/content-type-builder/content-types'])(
    'has no access to %s',
    async (path) => {
      expect((await eigenaar.request('GET', path)).status).toBe(403)
    },
  )
})
