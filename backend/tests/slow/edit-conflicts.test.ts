import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../../scripts/demo-accounts.ts'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { type ApiResponse, ask } from '../support/backend.ts'

const type = 'content'
const documents = `/content-manager/collection-types/api::${type}.${type}`

let first: Admin
let second: Admin
const made: string[] = []

/** A form of the admin: all its requests have its key, and the version that it loaded. */
function formOf(admin: Admin, key = randomUUID()) {
  return (method: string, path: string, fields: object, loadedAt?: unknown, number?: number): Promise<ApiResponse> => {
    const headers = {
      ...admin.headers,
      'x-form-key': key,
      ...(loadedAt ? { 'x-form-loaded-at': String(loadedAt) } : {}),
      ...(number ? { 'x-form-save': String(number) } : {}),
    }
    return ask(documents + path, { method, headers, body: JSON.stringify(fields) })
  }
}

async function article(title: string): Promise<StoredDocument> {
  const stored = await first.create(type, articleFields(title, {}))
  made.push(stored.documentId)
  return stored
}

async function draftOf(documentId: string): Promise<StoredDocument> {
  const { body } = await first.request('GET', `${documents}/${documentId}`)
  return (body as { data: StoredDocument }).data
}

const documentOf = ({ body }: ApiResponse) => (body as { data: StoredDocument }).data
const errorOf = ({ body }: ApiResponse) =>
  (body as { error: { name: string; message: string; details: { updatedAt: string } } }).error

beforeAll(async () => {
  const owner = demoAccounts.find(({ role }) => role === 'owner')?.email
  ;[first, second] = await Promise.all([logIn(), logIn(owner)])
})

afterAll(async () => {
  for (const documentId of made) await first.remove(type, documentId)
})

test('rejects a save over a newer version, names its editor, and accepts it once that version is known', async () => {
  const { documentId, updatedAt } = await article('Twee redacteuren op een stuk')
  const path = `/${documentId}`
  const [mine, theirs] = [formOf(first), formOf(second)]
  expect((await theirs('PUT', path, { intro: 'Van de ander.' }, updatedAt)).status).toBe(200)

  const rejected = await mine('PUT', path, { intro: 'Van mij.' }, updatedAt)
  expect(rejected.status).toBe(409)
  expect(errorOf(rejected).name).toBe('ConflictError')
  expect(errorOf(rejected).message).toMatch(/^Olga Eigenaar heeft dit stuk om \d\d:\d\d gewijzigd/)
  const publication = await mine('POST', `${path}/actions/publish`, { intro: 'Van mij.' }, updatedAt)
  expect(publication.status).toBe(409)
  expect(await draftOf(documentId)).toMatchObject({ intro: 'Van de ander.', status: 'draft' })

  const saved = await mine('PUT', path, { intro: 'Van mij.' }, errorOf(rejected).details.updatedAt)
  expect(saved.status).toBe(200)
  expect((await draftOf(documentId)).intro).toBe('Van mij.')
})

test('accepts the next saves of a form whose response was lost', async () => {
  const { documentId, updatedAt } = await article('Een verloren antwoord')
  const form = formOf(first)
  for (const intro of ['Eerste.', 'Tweede.'])
    expect((await form('PUT', `/${documentId}`, { intro }, updatedAt)).status).toBe(200)
  expect((await form('POST', `/${documentId}/actions/publish`, { intro: 'Derde.' }, updatedAt)).status).toBe(200)
  expect((await form('PUT', `/${documentId}`, { intro: 'Vierde.' }, updatedAt)).status).toBe(200)
  expect((await draftOf(documentId)).intro).toBe('Vierde.')
})

test('rejects a save that arrives after a later one of its form', async () => {
  const { documentId, updatedAt } = await article('Ingehaald')
  const path = `/${documentId}`
  const form = formOf(first)
  expect((await form('PUT', path, { intro: 'Tweede.' }, updatedAt, 2)).status).toBe(200)
  expect((await form('PUT', path, { intro: 'Eerste.' }, updatedAt, 1)).status).toBe(409)
  expect((await form('POST', `${path}/actions/publish`, { intro: 'Eerste.' }, updatedAt, 1)).status).toBe(409)
  expect(await draftOf(documentId)).toMatchObject({ intro: 'Tweede.', status: 'draft' })

  expect((await form('PUT', path, { intro: 'Tweede.' }, updatedAt, 2)).status).toBe(200)
  expect((await form('PUT', path, { intro: 'Derde.' }, updatedAt, 3)).status).toBe(200)
  expect((await draftOf(documentId)).intro).toBe('Derde.')
})

test('ignores a first save that arrives after a later one of its form', async () => {
  const form = formOf(first)
  const [early, later] = ['Eerste.', 'Tweede.'].map((intro) => articleFields('Ingehaald bij het maken', { intro }))
  const stored = documentOf(await form('POST', '', later ?? {}, undefined, 2))
  made.push(stored.documentId)
  const late = documentOf(await form('POST', '', early ?? {}, undefined, 1))
  expect([late.documentId, late.intro]).toEqual([stored.documentId, 'Tweede.'])

  const corrected = documentOf(await form('POST', '', { ...later, intro: 'Derde.' }, undefined, 3))
  await form('POST', '', { ...later, intro: 'Weer te laat.' }, undefined, 2)
  expect(await draftOf(corrected.documentId)).toMatchObject({ documentId: stored.documentId, intro: 'Derde.' })

  await form('POST', '', later ?? {}, undefined, 4)
  expect((await draftOf(stored.documentId)).intro).toBe('Tweede.')
})

test('rejects a form after a later save by somebody else', async () => {
  const { documentId, updatedAt } = await article('Om en om')
  const [mine, theirs] = [formOf(first), formOf(second)]
  const saved = await mine('PUT', `/${documentId}`, { intro: 'Van mij.' }, updatedAt)
  const over = await theirs('PUT', `/${documentId}`, { intro: 'Van de ander.' }, documentOf(saved).updatedAt)
  expect(over.status).toBe(200)
  expect((await mine('PUT', `/${documentId}`, { intro: 'Weer van mij.' }, updatedAt)).status).toBe(409)
})

test('accepts one of many concurrent saves of the same version', async () => {
  const { documentId, updatedAt } = await article('Tegelijk bewaard')
  const saves = Array.from({ length: 8 }, (_, n) =>
    formOf(n % 2 ? first : second)('PUT', `/${documentId}`, { intro: `Poging ${n}.` }, updatedAt),
  )
  const statuses = (await Promise.all(saves)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(7).fill(409)])
})

test('accepts saves of clients that send no form', async () => {
  const { documentId } = await article('Zonder formulier')
  const writes = ['Eerste.', 'Tweede.'].map((intro) => first.update(type, documentId, { intro }))
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200])
})

test('stores one document when a form sends its first save several times', async () => {
  const title = `Eens gemaakt ${randomUUID()}`
  const form = formOf(first)
  const [one, two] = await Promise.all([
    form('POST', '', articleFields(title, {})),
    form('POST', '', articleFields(title, {})),
  ])
  const again = await form('POST', '', articleFields(title, { intro: 'Met meer tekst.' }))
  const ids = [one, two, again].map((response) => documentOf(response).documentId)
  made.push(...new Set(ids))
  expect(new Set(ids).size).toBe(1)
  expect((await draftOf(ids[0] ?? '')).intro).toBe('Met meer tekst.')
  const other = documentOf(await formOf(first)('POST', '', articleFields(title, {})))
  made.push(other.documentId)
  expect(ids).not.toContain(other.documentId)
})

test('creates one document when a first save arrives again after an edit', async () => {
  const key = randomUUID()
  const fields = articleFields('Dubbel geklikt', {})
  const created = documentOf(await formOf(first, key)('POST', '', fields))
  made.push(created.documentId)
  const repeated = await formOf(first, key)('POST', '', fields)
  expect(documentOf(repeated)).toMatchObject({ documentId: created.documentId, updatedAt: created.updatedAt })

  const saved = await formOf(first)('PUT', `/${created.documentId}`, { intro: 'Daarna.' }, created.updatedAt)
  expect(saved.status).toBe(200)
  for (const late of [fields, { ...fields, intro: 'Te laat.' }])
    expect(documentOf(await formOf(first, key)('POST', '', late)).documentId).toBe(created.documentId)
  expect((await draftOf(created.documentId)).intro).toBe('Daarna.')
  const title = encodeURIComponent('Dubbel geklikt')
  const { body } = await first.request('GET', `${documents}?filters[title][$eq]=${title}`)
  expect((body as { results: unknown[] }).results).toHaveLength(1)
})
