import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../../scripts/demo-accounts.ts'
import { type Admin, logIn } from '../support/admin.ts'
import { backendUrl } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { onePixel, type StoredFile, upload, uploadOne } from '../support/upload.ts'

let admin: Admin
let database: Client
beforeAll(async () => {
  ;[admin, database] = await Promise.all([logIn(), openDatabase()])
})
afterAll(async () => {
  const { rows } = await database.query(`SELECT id FROM files WHERE name LIKE 'herhaald-%'`)
  for (const { id } of rows) await admin.request('DELETE', `/upload/files/${id}`)
  await database.end()
})

const newName = () => `herhaald-${randomUUID()}.png`
const picture = (name: string) => new File([onePixel], name)

async function storedAs(name: string): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM files WHERE name = $1', [name])
  return rows.map(({ id }) => id)
}

/** Sends an upload, and closes the connection as soon as its response begins. */
async function uploadAndLeave(file: File): Promise<void> {
  const form = new FormData()
  form.append('files', file)
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    authorization: admin.headers.authorization,
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': body.length,
  }
  const sent = request(`${backendUrl}/upload`, { method: 'POST', headers }).end(body)
  await once(sent, 'response')
  sent.destroy()
}

test('responds to a repeated upload with the file that it stored', async () => {
  const name = newName()
  await uploadAndLeave(picture(name))
  const [first] = await storedAs(name)
  const again = await upload(admin, [picture(name)])
  expect([again.status, again.body]).toMatchObject([201, [{ id: first, name, url: expect.any(String) }]])
  expect(await storedAs(name)).toEqual([first])
})

test.each([
  ['picture', onePixel, '.png'],
  ['text', 'Een tekst', '.txt'],
])('stores a %s that is sent several times at once once', async (_type, content, extension) => {
  const name = newName().replace('.png', extension)
  const responses = await Promise.all([1, 2, 3].map(() => upload(admin, [new File([content], name)])))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  const ids = responses.flatMap(({ body }) => (body as StoredFile[]).map(({ id }) => id))
  expect(new Set(ids).size).toBe(1)
  expect(await storedAs(name)).toEqual([ids[0]])
})

test('stores the files of an upload that had stored only some of them', async () => {
  const [one, two] = [newName(), newName()]
  const { id } = await uploadOne(admin, picture(one), JSON.stringify({ name: one }))
  const { status, body } = await uploadBoth([one, two])
  expect([status, body]).toMatchObject([201, [{ id, name: one }, { name: two }]])
})

/** Uploads pictures together, with the info that the admin sends of each. */
async function uploadBoth(names: string[]) {
  const form = new FormData()
  for (const name of names) {
    form.append('files', picture(name))
    form.append('fileInfo', JSON.stringify({ name }))
  }
  const { authorization } = admin.headers
  const response = await fetch(`${backendUrl}/upload`, { method: 'POST', headers: { authorization }, body: form })
  return { status: response.status, body: await response.json() }
}

test('stores a file with other info, or of another editor, as another one', async () => {
  const name = newName()
  const owner = await logIn(demoAccounts.find(({ role }) => role === 'owner')?.email)
  const ids = [
    await uploadOne(admin, picture(name)),
    await uploadOne(admin, picture(name), JSON.stringify({ caption: 'Een gevel' })),
    await uploadOne(owner, picture(name)),
    await uploadOne(admin, new File([onePixel, ' '], name)),
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('stores a file again that was removed or replaced since', async () => {
  const name = newName()
  const removed = await uploadOne(admin, picture(name))
  await admin.request('DELETE', `/upload/files/${removed.id}`)
  const second = await uploadOne(admin, picture(name))
  expect(second.id).not.toBe(removed.id)
  const form = new FormData()
  form.append('files', new File([onePixel, ' '], name))
  const { authorization } = admin.headers
  const replaced = await fetch(`${backendUrl}/upload?id=${second.id}`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  expect(replaced.status).toBe(200)
  expect((await uploadOne(admin, picture(name))).id).not.toBe(second.id)
})

test('stores a file again after ten minutes', async () => {
  const name = newName()
  const { id } = await uploadOne(admin, picture(name))
  await database.query(`UPDATE gevel_uploads SET stored_at = stored_at - interval '11 minutes' WHERE file_id = $1`, [
    id,
  ])
  expect((await uploadOne(admin, picture(name))).id).not.toBe(id)
})
