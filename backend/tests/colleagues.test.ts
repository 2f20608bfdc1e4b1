import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../scripts/demo-accounts.ts'
import { type Admin, logIn, type StoredDocument } from './support/admin.ts'
import { onePixel, type StoredFile, uploadOne } from './support/upload.ts'

const ownerEmail = demoAccounts.find(({ role }) => role === 'owner')?.email ?? ''
const tags = '/content-manager/collection-types/api::tag.tag'
const refusal = { error: { message: 'Op gegevens van collega’s kunt u niet zoeken of sorteren.' } }

let owner: Admin
let editor: Admin
let made: StoredDocument
let file: StoredFile

beforeAll(async () => {
  owner = await logIn(ownerEmail)
  editor = await logIn()
  const name = `Van een collega ${Date.now()}`
  made = await owner.create('tag', { name, slug: name.toLowerCase().replaceAll(' ', '-') })
  file = await uploadOne(owner, new File([onePixel], 'collega.png'))
})

afterAll(async () => {
  await owner.remove('tag', made.documentId)
  await owner.request('DELETE', `/upload/files/${file.id}`)
})

describe('the address of a colleague', () => {
  test.each([
    `${tags}?filters[createdBy][email][$startsWith]=e`,
    `${tags}?filters[$and][0][updatedBy][email][$contains]=e`,
    `${tags}?sort=createdBy.email:ASC`,
    '/content-manager/collection-types/api::content.content?filters[tags][createdBy][email][$startsWith]=e',
    '/upload/files?filters[createdBy][email][$startsWith]=e',
    '/upload/folders?filters[createdBy][email][$startsWith]=e',
    '/content-manager/relations/api::content.content/tags?filters[createdBy][email][$startsWith]=e',
  ])('cannot be searched by %s', async (path) => {
    const { status, body } = await editor.request('GET', path)
    expect(status).toBe(400)
    expect(body).toMatchObject(refusal)
  })

  test.each([
    () => `${tags}/${made.documentId}`,
    () => `${tags}?filters[slug][$eq]=${made.slug}`,
    () => `/upload/files/${file.id}`,
    () => `/upload/files?filters[id][$eq]=${file.id}`,
  ])('is in no response (%#)', async (path) => {
    const { status, text } = await editor.request('GET', path())
    expect(status).toBe(200)
    expect(text).toMatch(/"createdBy":\{"id":\d+,"firstname":"Olga"|collega\.png/)
    expect(text).not.toContain(ownerEmail)
  })

  test('is visible to an owner', async () => {
    const { body } = await owner.request('GET', `${tags}?filters[createdBy][email][$eq]=${ownerEmail}`)
    expect(body).toMatchObject({ results: expect.arrayContaining([expect.objectContaining({ slug: made.slug })]) })
  })
})

test('filters documents by their author', async () => {
  const { status, body } = await editor.request(
    'GET',
    `${tags}?filters[slug][$eq]=${made.slug}&filters[createdBy][id][$gt]=0`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ results: [{ slug: made.slug }] })
})

test('rejects a list of colleagues to choose from', async () => {
  const { status } = await editor.request('GET', '/content-manager/relations/api::content.content/createdBy?_q=e')
  expect(status).toBe(403)
})
