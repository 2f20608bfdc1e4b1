import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ChangeListener } from '../../../e2e/cluster/change-listener.ts'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { AuditReader } from '../support/audit-log.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { replaceFile, type StoredFile, uploadOne } from '../support/upload.ts'

const thumbnailSchema = z.object({ thumbnail: z.object({ url: z.string() }) })
const shownPicture = z.object({ data: z.object({ cover: z.object({ url: z.string(), width: z.number() }) }) })

let admin: Admin
let database: Awaited<ReturnType<typeof openDatabase>>
let listener: ChangeListener
const uploaded: number[] = []

beforeAll(async () => {
  ;[admin, database] = await Promise.all([logIn(), openDatabase()])
})
afterEach(() => listener?.close())
afterAll(async () => {
  for (const id of uploaded) await admin.request('DELETE', `/upload/files/${id}`)
  await database.end()
})

async function picture(background: string, format: 'png' | 'jpeg' = 'png', width = 300, height = 200) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `vervangen.${format === 'jpeg' ? 'jpg' : format}`)
}

async function stored(file: File): Promise<StoredFile> {
  const made = await uploadOne(admin, file)
  uploaded.push(made.id)
  return made
}

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const statusOf = async (url: string) => (await ask(url)).status
const thumbnailOf = ({ formats }: StoredFile) => thumbnailSchema.parse(formats).thumbnail.url

/** Waits until the change stream says that files are gone, or have other bytes. */
const untilGone = (...urls: string[]) =>
  listener.until(() => urls.every((url) => listener.tags.includes(`file:${nameOf(url)}`)), 10_000)

test('gives a replaced picture a new address, in all its sizes, and removes the old ones', async () => {
  const before = await stored(await picture('red'))
  const old = [before.url, thumbnailOf(before)]
  listener = await ChangeListener.open(backendUrl)
  const after = await replaceFile(admin, before.id, await picture('blue', 'jpeg', 400))
  expect(after).toMatchObject({ id: before.id, width: 400, mime: 'image/jpeg', url: expect.stringMatching(/\.jpg$/) })
  const now = [after.url, thumbnailOf(after)]
  for (const [at, url] of now.entries()) {
    expect(url).not.toBe(old[at])
    expect(await statusOf(url)).toBe(200)
  }
  await untilGone(...old)
  for (const url of old) expect(await statusOf(url), url).toBe(404)
  expect(listener.tags).toContain('media')
  for (const url of now) expect(listener.tags).not.toContain(`file:${nameOf(url)}`)
})

test('says that a file is gone only once it is', async () => {
  const before = await stored(await picture('red'))
  listener = await ChangeListener.open(backendUrl)
  const gone = untilGone(before.url).then(() => statusOf(before.url))
  await replaceFile(admin, before.id, await picture('green'))
  expect(await gone).toBe(404)
})

test('says which files a deletion removed', async () => {
  const file = await stored(await picture('red'))
  listener = await ChangeListener.open(backendUrl)
  await admin.request('DELETE', `/upload/files/${file.id}`)
  await untilGone(file.url, thumbnailOf(file))
  expect(await statusOf(file.url)).toBe(404)
})

test('keeps the address of a document, to which others link, unless it gets another type', async () => {
  const before = await stored(new File(['een;twee\n'], 'vervangen.csv'))
  listener = await ChangeListener.open(backendUrl)
  const after = await replaceFile(admin, before.id, new File(['drie;vier\n'], 'vervangen.csv'))
  expect(after.url).toBe(before.url)
  expect((await ask(after.url)).text).toBe('drie;vier\n')
  await untilGone(before.url)
  expect(await statusOf(before.url)).toBe(200)
  const other = await replaceFile(admin, before.id, new File(['vijf en zes\n'], 'vervangen.txt'))
  expect(other.url).toMatch(/\.txt$/)
  expect((await ask(other.url)).text).toBe('vijf en zes\n')
  await vi.waitFor(async () => expect(await statusOf(before.url)).toBe(404), { timeout: 10_000 })
})

test('keeps the thumbnail when a replacement without one cannot be stored', async () => {
  const before = await stored(await picture('red'))
  await database.query(`
    CREATE FUNCTION reject_small() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'too small'; END $$;
    CREATE TRIGGER reject_small BEFORE UPDATE ON files FOR EACH ROW WHEN (NEW.width = 101)
      EXECUTE FUNCTION reject_small()`)
  try {
    await expect(replaceFile(admin, before.id, await picture('blue', 'png', 101, 100))).rejects.toThrow()
  } finally {
    await database.query('DROP TRIGGER reject_small ON files; DROP FUNCTION reject_small')
  }
  expect([await statusOf(before.url), await statusOf(thumbnailOf(before))]).toEqual([200, 200])
})

test('shows the replacement wherever the picture is shown, and the old one nowhere', async () => {
  const before = await stored(await picture('red'))
  const fields = articleFields('Met een foto', { cover: { picture: before.id, alt: 'Een gevel' } })
  const article: StoredDocument = await admin.create('content', fields)
  expect((await admin.publish('content', article.documentId, fields)).status).toBe(200)
  const path = `/public/contents/${article.publicId}`
  const after = await replaceFile(admin, before.id, await picture('blue', 'png', 500))
  const shown = shownPicture.parse((await ask(path)).body).data.cover
  expect(shown).toMatchObject({ url: after.url, width: 500 })
  await admin.remove('content', article.documentId)
})

test('keeps the picture, its address and its bytes when the replacement is rejected', async () => {
  const before = await stored(await picture('red'))
  const broken = new File([(await (await picture('blue')).bytes()).subarray(0, 90)], 'vervangen.png')
  await expect(replaceFile(admin, before.id, broken)).rejects.toThrow('beschadigd')
  expect(await statusOf(before.url)).toBe(200)
  const { rows } = await database.query('SELECT url FROM files WHERE id = $1', [before.id])
  expect(rows).toEqual([{ url: before.url }])
})

test('records one change in the audit log', async () => {
  const before = await stored(await picture('red'))
  const lines = await AuditReader.open(database)
  await replaceFile(admin, before.id, await picture('blue'))
  expect(await lines.read('media.%')).toMatchObject([{ kind: 'media.changed', target_id: String(before.id) }])
})

test('leaves one file after replacements at once', async () => {
  const before = await stored(await picture('red'))
  const replacements = await Promise.all([picture('blue'), picture('green'), picture('white')])
  const all = await Promise.all(replacements.map((file) => replaceFile(admin, before.id, file)))
  const { rows } = await database.query<{ url: string }>('SELECT url FROM files WHERE id = $1', [before.id])
  await vi.waitFor(
    async () => {
      for (const url of [before, ...all].map((file) => file.url))
        expect(await statusOf(url), url).toBe(url === rows[0]?.url ? 200 : 404)
    },
    { timeout: 10_000 },
  )
})
