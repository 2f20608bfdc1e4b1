import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Admin, logIn } from './support/admin.ts'
import { ask, backendUrl } from './support/backend.ts'
import { onePixel, upload, uploadOne } from './support/upload.ts'

const boundary = 'grens'
const contentType = `multipart/form-data; boundary=${boundary}`
const beginOfFile = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
const megabyte = Buffer.alloc(1_000_000, 'x')

let admin: Admin
beforeAll(async () => {
  admin = await logIn()
})

/** The folder of the backend under test for temporary files; other backends on the machine may use the system's. */
const temporary = process.env.BACKEND_TMPDIR ?? tmpdir()

/** The files in that folder. */
async function temporaryFiles(): Promise<string[]> {
  const folders = (await readdir(temporary)).filter((name) => name.startsWith('gevel-backend-'))
  expect(folders).not.toEqual([])
  const found = await Promise.all(folders.map((folder) => readdir(path.join(temporary, folder), { recursive: true })))
  return found.flat()
}

const untilFolderIsEmpty = () =>
  vi.waitFor(async () => expect(await temporaryFiles()).toEqual([]), { timeout: 5_000, interval: 20 })

/** Sends the beginning of an upload of ten megabytes, and waits for a response or for `until`. */
function beginUpload(url: string, headers: Record<string, string>, until: () => Promise<unknown>) {
  return new Promise<number | 'left'>((resolve, reject) => {
    const sent = request(backendUrl + url, {
      method: 'POST',
      headers: { 'content-length': 10 * megabyte.length, ...headers, 'content-type': contentType },
    })
    sent.once('response', (response) => {
      sent.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', () => undefined)
    sent.write(beginOfFile)
    sent.write(megabyte)
    until().then(() => {
      sent.destroy()
      resolve('left')
    }, reject)
  })
}

const never = () => new Promise<never>(() => undefined)

describe('a multipart body', () => {
  test.each([
    ['/nothing', 415],
    ['/auth/local', 415],
    ['/api/upload', 415],
    ['/public/pages', 415],
    ['/admin/login', 415],
    ['/content-manager/collection-types/api::tag.tag', 415],
    ['/upload', 401],
    ['/upload/files', 401],
    ['/upload/files/1/replace', 401],
  ])('to %s is rejected with %i before it is read', async (url, status) => {
    expect(await beginUpload(url, {}, never)).toBe(status)
    await untilFolderIsEmpty()
  })

  test('with an invalid bearer token is rejected before it is read', async () => {
    expect(await beginUpload('/upload', { authorization: 'Bearer x.y.z' }, never)).toBe(401)
    await untilFolderIsEmpty()
  })

  test.each([
    ['that is truncated', contentType, `${beginOfFile}half`],
    ['that is not multipart', contentType, 'onzin'],
    ['with bare line feeds', contentType, `${beginOfFile}x\r\n--${boundary}--\r\n`.replaceAll('\r\n', '\n')],
    ['that ends within the header of a part', contentType, beginOfFile.slice(0, -8)],
    ['without a boundary', 'multipart/form-data', beginOfFile],
    ['whose parts have no name', contentType, `--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`],
  ])('%s is a 400 with a Dutch sentence', async (_, type, body) => {
    const headers = { ...admin.headers, 'content-type': type }
    const { status, body: response } = await ask('/upload', { method: 'POST', headers, body })
    expect(status).toBe(400)
    expect(response).toMatchObject({ error: { name: expect.stringMatching(/ValidationError|ApplicationError/) } })
    await untilFolderIsEmpty()
  })
})

describe('an upload without a file', () => {
  test.each(['/upload', '/upload/files', '/upload/files/1/replace'])('to %s gets a Dutch sentence', async (path) => {
    const empty = new FormData()
    empty.append('fileInfo', '{}')
    const { authorization } = admin.headers
    for (const body of [empty, new FormData()]) {
      const response = await ask(path, { method: 'POST', headers: { authorization }, body })
      expect([response.status, response.body]).toMatchObject([400, { error: { message: 'Kies eerst een bestand.' } }])
    }
    const json = await admin.request('POST', path, {})
    expect([json.status, json.body]).toMatchObject([400, { error: { message: 'Kies eerst een bestand.' } }])
  })

  test('changes the description of an existing one', async () => {
    const { id } = await uploadOne(admin, new File([onePixel], 'zonder.png'))
    const form = new FormData()
    form.append('fileInfo', JSON.stringify({ alternativeText: 'Een gevel' }))
    const { authorization } = admin.headers
    const response = await ask(`/upload?id=${id}`, { method: 'POST', headers: { authorization }, body: form })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ alternativeText: 'Een gevel' })
    await admin.request('DELETE', `/upload/files/${id}`)
  })
})

describe('no temporary files are left', () => {
  test('by an upload that was accepted, or rejected for its type', async () => {
    const taken = await upload(admin, [new File([onePixel], 'proef.png')])
    expect(taken.status).toBe(201)
    expect((await upload(admin, [new File(['MZ\u0090\u0000'], 'proef.exe')])).status).toBe(400)
    await untilFolderIsEmpty()
    await admin.request('DELETE', `/upload/files/${(taken.body as { id: number }[])[0]?.id}`)
  })

  test('by an upload whose client disconnected half-way', async () => {
    const left = await beginUpload('/upload', admin.headers, () =>
      vi.waitFor(async () => expect(await temporaryFiles()).not.toEqual([]), { timeout: 5_000, interval: 10 }),
    )
    expect(left).toBe('left')
    await untilFolderIsEmpty()
  })

  test('by uploads whose clients disconnect during their authorisation', async () => {
    const leaving = Array.from({ length: 10 }, (_, at) =>
      beginUpload('/upload', admin.headers, () => setTimeout(2 * at)),
    )
    expect(new Set(await Promise.all(leaving))).toEqual(new Set(['left']))
    await untilFolderIsEmpty()
  })

  test('by one that is too large', async () => {
    const headers = { ...admin.headers, 'content-length': String(200_000_000) }
    expect(await beginUpload('/upload', headers, never)).toBe(413)
    await untilFolderIsEmpty()
  })

  test('by one with too many files', async () => {
    const files = Array.from({ length: 21 }, (_, at) => new File([onePixel], `${at}.png`))
    const { status, body } = await upload(admin, files)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: 'Stuur hoogstens 20 bestanden tegelijk.' } })
    await untilFolderIsEmpty()
  })
})

test.each([
  ['no JSON', '{"identifier":', 400, /niet te lezen/],
  ['neither object nor array', '"x"', 400, /niet te lezen/],
  ['too large', JSON.stringify({ identifier: 'x'.repeat(1_100_000) }), 413, /te groot/],
])('a body that is %s gets a Dutch sentence', async (_, body, status, message) => {
  const response = await ask('/auth/local', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ error: { message: expect.stringMatching(message) } })
})
