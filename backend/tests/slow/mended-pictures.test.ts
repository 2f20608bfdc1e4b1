import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Admin, logIn } from '../support/admin.ts'
import { articleFields } from '../support/articles.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { runJobs } from '../support/run-jobs.ts'
import { uploadOne } from '../support/upload.ts'

const secret = 'Jan Geheim'
const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } }).withExif({
    IFD0: { Artist: secret },
    IFD3: { GPSLatitude: '52/1 5/1 4/1', GPSLatitudeRef: 'N' },
  })
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

let uploads: string
let admin: Admin
let database: Awaited<ReturnType<typeof openDatabase>>
const made: number[] = []

beforeAll(async () => {
  const { BACKEND_MEDIA_DIR } = process.env
  if (!BACKEND_MEDIA_DIR) throw new Error('BACKEND_MEDIA_DIR is the folder with the media of the backend under test')
  uploads = path.join(BACKEND_MEDIA_DIR, 'uploads')
  ;[admin, database] = await Promise.all([logIn(), openDatabase()])
})
afterAll(async () => {
  for (const id of made) await admin.request('DELETE', `/upload/files/${id}`)
  await database.end()
})

/** A row of the media library as an earlier release stored it, with or without its file. */
async function earlier(name: string, mime: string, bytes?: Buffer): Promise<number> {
  if (bytes) await writeFile(path.join(uploads, name), bytes)
  const [hash, ext] = [path.basename(name, path.extname(name)), path.extname(name)]
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO files (document_id, name, hash, ext, mime, size, url, provider, folder_path, created_at, updated_at)
     VALUES ($1, $2, $1, $3, $4, 12, $5, 'local', '/', now(), now()) RETURNING id`,
    [hash, name, ext, mime, `/uploads/${name}`],
  )
  const id = rows[0]?.id ?? 0
  made.push(id)
  return id
}

async function rowOf(id: number) {
  const { rows } = await database.query(
    `SELECT width, height, url, size::float, EXISTS (SELECT FROM gevel_checked_pictures c WHERE c.file_id = f.id) AS checked,
       (SELECT is_clean FROM gevel_checked_pictures c WHERE c.file_id = f.id) AS clean
     FROM files f WHERE id = $1`,
    [id],
  )
  return rows[0]
}

const mend = () => runJobs(database, 'mend-pictures')
const storedBytes = (name: string) => readFile(path.join(uploads, name))

test('records the size of a picture without one, which pages then show', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer()
  const id = await earlier('zonder-maat_a1.avif', 'image/avif', bytes)
  const fields = articleFields('Met een foto van vroeger', { cover: { picture: id, alt: 'Een gevel' } })
  const article = await admin.create('content', fields)
  await admin.publish('content', article.documentId, fields)
  const cover = async () => Object(await ask(`/public/contents/${article.publicId}`)).body.data.cover
  expect(await cover()).toBeNull()
  await mend()
  expect(await cover()).toMatchObject({ url: '/uploads/zonder-maat_a1.avif', width: 300, height: 200 })
  expect(await storedBytes('zonder-maat_a1.avif')).toEqual(bytes)
  await admin.remove('content', article.documentId)
})

test('removes the metadata of a stored picture at the same address, and corrects a size that was not upright', async () => {
  const bytes = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const id = await earlier('met-plaats_a1.jpg', 'image/jpeg', bytes)
  await mend()
  const after = Buffer.from(await (await fetch(`${backendUrl}/uploads/met-plaats_a1.jpg`)).arrayBuffer())
  expect([bytes.includes(secret), after.includes(secret)]).toEqual([true, false])
  expect(await pixelsOf(after)).toEqual(await pixelsOf(bytes))
  expect((await sharp(after).metadata()).orientation).toBe(6)
  expect(await rowOf(id)).toMatchObject({ width: 200, height: 300, size: expect.closeTo(after.length / 1000, 1) })
  expect((await readdir(uploads)).filter((name) => name.includes('met-plaats'))).toEqual(['met-plaats_a1.jpg'])
})

test('leaves a damaged picture as it is, and tries one again that is missing', async () => {
  const broken = (await photo().jpeg().toBuffer()).subarray(0, 2_000)
  const ids = [await earlier('kapot_a1.jpg', 'image/jpeg', broken), await earlier('weg_a1.jpg', 'image/jpeg')]
  await mend()
  expect(await storedBytes('kapot_a1.jpg')).toEqual(broken)
  expect((await Promise.all(ids.map(rowOf))).map(({ width, checked, clean }) => [width, checked, clean])).toEqual([
    [null, true, false],
    [null, false, null],
  ])
  await writeFile(path.join(uploads, 'weg_a1.jpg'), await photo().jpeg().toBuffer())
  await mend()
  expect(await rowOf(ids[1] ?? 0)).toMatchObject({ width: 300, checked: true, clean: true })
})

test('mends earlier pictures when a later one fails', async () => {
  const id = await earlier('ouder_a1.jpg', 'image/jpeg', await photo().jpeg().toBuffer())
  await earlier('map_a1.jpg', 'image/jpeg')
  const folder = path.join(uploads, 'map_a1.jpg')
  await mkdir(folder)
  const run = mend()
  try {
    await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ width: 300, checked: true }), {
      timeout: 20_000,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
  // the next attempt misses the file, which is no failure
  await run
  expect((await storedBytes('ouder_a1.jpg')).includes(secret)).toBe(false)
})

test('has nothing to do for a picture that is uploaded now', async () => {
  const { id } = await uploadOne(admin, new File([new Uint8Array(await photo().png().toBuffer())], 'nieuw.png'))
  made.push(id)
  expect(await rowOf(id)).toMatchObject({ checked: true, width: 300 })
})
