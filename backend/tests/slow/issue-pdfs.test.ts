import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'
import { AuditReader } from '../support/audit-log.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { createIssue, readerAnswer, untilParsed, uploadPdf, uploadsOf } from '../support/issue-pdfs.ts'
import { pdfOf, protectedPdf } from '../support/pdf.ts'
import { bearerOf } from '../support/visitor.ts'
import { test } from '../support/with-second-backend.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Pagina ${at + 1}` }))
const sixPages = pdfOf([...numbered(5), { text: 'De zeldzame kwartelkoning' }])
const answer = z.object({ data: z.array(z.object({ href: z.string(), page: z.int().nullable() })) })

const withPassword = await protectedPdf()

let admin: Admin
let issue: StoredDocument
let database: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  admin = await logIn()
  database = await openDatabase()
  issue = await createIssue(admin, 'Nummer met een pdf')
  await uploadPdf(admin, issue.documentId, sixPages)
  await untilParsed(admin, issue.documentId)
})

afterAll(async () => {
  await admin.remove('magazine', issue.documentId)
  await database.end()
})

const pathOf = (rest: string) => `/public/magazines/${issue.publicId}${rest}`
const as = async (who?: 'reader' | 'subscriber') => ({
  ...(who && { authorization: (await bearerOf(who)).authorization }),
})

async function reader(query = '', who?: 'reader' | 'subscriber') {
  return readerAnswer.parse((await ask(pathOf(`/reader${query}`), { headers: await as(who) })).body).data
}

describe('access', () => {
  test('is decided for each file: the first pages for everybody, all others and the PDF for subscribers', async () => {
    const statuses = async (who?: 'reader' | 'subscriber') =>
      Promise.all(
        ['/pages/1/groot', '/pages/4/klein', '/pages/5/groot', '/pages/5/klein', '/pdf'].map(
          async (path) => (await ask(pathOf(path), { headers: await as(who) })).status,
        ),
      )
    expect(await statuses()).toEqual([200, 200, 403, 403, 403])
    expect(await statuses('reader')).toEqual([200, 200, 403, 403, 403])
    expect(await statuses('subscriber')).toEqual([200, 200, 200, 200, 200])
  })

  test('is that of subscribers for an issue without a choice, such as one from before there was one', async () => {
    const old = await createIssue(admin, 'Nummer zonder keuze', { access: null, number: 9 })
    await uploadPdf(admin, old.documentId, sixPages)
    await untilParsed(admin, old.documentId)
    const path = `/public/magazines/${old.publicId}/pages/5/klein`
    expect((await ask(path, { headers: await as('reader') })).status).toBe(403)
    expect((await ask(path, { headers: await as('subscriber') })).status).toBe(200)
    await admin.remove('magazine', old.documentId)
  })

  test('lets no cache store what is guarded, and shows no text of it', async () => {
    for (const path of ['/pages/5/groot', '/pdf'])
      for (const who of [undefined, 'subscriber'] as const) {
        const { headers } = await ask(pathOf(path), { headers: await as(who) })
        expect(headers.get('cache-control'), path).toBe('private, no-store')
      }
    const hidden = await reader('?page=6&q=kwartelkoning')
    expect(hidden).toMatchObject({ isReadable: false, texts: [], words: [], hits: [{ page: 6, fragment: [] }] })
    expect(JSON.stringify(hidden)).not.toContain('zeldzame')
    const shown = await reader('?page=6&q=kwartelkoning', 'subscriber')
    expect(shown.texts).toEqual([{ page: 6, text: 'De zeldzame kwartelkoning' }])
    expect(shown).toMatchObject({ isReadable: true, words: ['kwartelkoning'] })
    expect(shown.hits?.[0]?.fragment.find(({ marked }) => marked)?.text).toBe('kwartelkoning')
  })

  test('has no address beside these', async () => {
    const { rows } = await database.query(`SELECT count(*)::int AS files FROM files WHERE ext = '.pdf'`)
    expect(rows).toEqual([{ files: 0 }])
  })

  test('knows no page, size or issue that does not exist', async () => {
    for (const path of ['/pages/7/groot', '/pages/0/groot', '/pages/x/groot', '/pages/1/reusachtig'])
      expect((await ask(pathOf(path))).status, path).toBe(404)
    for (const path of ['/pdf', '/reader']) expect((await ask(`/public/magazines/999999${path}`)).status).toBe(404)
  })
})

test('sends ranges of the PDF, and the whole when the file is another one', async () => {
  const authorization = (await bearerOf('subscriber')).authorization
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(backendUrl + pathOf('/pdf'), { headers: { authorization, ...headers } })
    return { response, body: Buffer.from(await response.arrayBuffer()) }
  }
  const whole = await get({})
  expect(whole.body.equals(sixPages)).toBe(true)
  expect(whole.response.headers.get('content-disposition')).toBe('attachment; filename="gevel-1999-1.pdf"')
  const size = sixPages.length
  const part = await get({ range: 'bytes=10-19' })
  expect([part.response.status, part.response.headers.get('content-range')]).toEqual([206, `bytes 10-19/${size}`])
  expect(part.body).toEqual(sixPages.subarray(10, 20))
  expect((await get({ range: 'bytes=-5' })).body).toEqual(sixPages.subarray(-5))
  expect((await get({ range: `bytes=${size}-` })).response.status).toBe(416)
  expect((await get({ range: 'bytes=0-3', 'if-range': '"0"' })).response.status).toBe(200)
})

test('finds an issue by the words of its pages, with the page and without its text', async () => {
  const { body, text } = await ask('/public/search?q=zeldzame+kwartelkoning')
  expect(answer.parse(body).data[0]).toMatchObject({ href: expect.stringContaining(`/${issue.publicId}/`), page: 6 })
  expect(text).not.toContain('De zeldzame')
})

describe('a new PDF', () => {
  test.each([
    ['a broken file', Buffer.from('%PDF-1.7\nniets van waarde\n%%EOF'), 'beschadigd'],
    ['a truncated file', sixPages.subarray(0, 300), 'beschadigd|niet worden gelezen'],
    ['a file with a password', withPassword, 'beveiligd met een wachtwoord'],
    ['too many pages', pdfOf(numbered(401)), '401 pagina’s'],
    ['no page', pdfOf([]), 'geen pagina’s'],
    ['pages that it does not count', pdfOf(numbered(2), { count: 0 }), 'geen pagina’s'],
    ['a page of an impossible size', pdfOf([{ text: 'x', height: 14_000 }]), 'onmogelijke maat'],
  ])('that cannot be parsed leaves the previous one: %s', async (_, file, problem) => {
    const before = await reader()
    expect((await uploadPdf(admin, issue.documentId, file, { name: 'kapot.pdf' })).status).toBe(200)
    const { shown, next } = await untilParsed(admin, issue.documentId)
    expect(shown).toMatchObject({ fileName: 'nummer.pdf', pageCount: 6 })
    expect(next).toMatchObject({ fileName: 'kapot.pdf', state: 'failed', problem: expect.stringMatching(problem) })
    expect(await reader()).toEqual(before)
    await admin.request('DELETE', `/admin/site/magazines/${issue.documentId}/pdf/next`)
    expect((await uploadsOf(admin, issue.documentId)).next).toBeNull()
  })

  test('is recorded in the audit log, and its removal too, once each', async () => {
    const lines = await AuditReader.open(database)
    const file = Buffer.from('%PDF-1.7\nniets\n%%EOF')
    const removal = () => admin.request('DELETE', `/admin/site/magazines/${issue.documentId}/pdf/next`)
    await uploadPdf(admin, issue.documentId, sixPages, { name: 'dezelfde.pdf' })
    await uploadPdf(admin, issue.documentId, file, { name: 'kapot.pdf' })
    await untilParsed(admin, issue.documentId)
    for (const _ of [1, 2]) expect((await removal()).status).toBe(200)
    const target = { target_id: issue.documentId, target_name: 'Nummer met een pdf', changes: ['kapot.pdf'] }
    expect(await lines.read('document.pdf-%')).toMatchObject([
      { kind: 'document.pdf-uploaded', ...target },
      { kind: 'document.pdf-removed', ...target },
    ])
  })

  test('that is another kind of file is rejected at once', async () => {
    const { status, text } = await uploadPdf(admin, issue.documentId, Buffer.from('<p>Geen pdf</p>'))
    expect([status, text]).toEqual([400, expect.stringContaining('is geen pdf')])
  })

  test('is not accepted from a stranger, or an editor who may not publish the issue', async () => {
    const anonymous = { ...admin, headers: { authorization: 'Bearer x' } }
    expect((await uploadPdf(anonymous, issue.documentId, sixPages)).status).toBe(401)
    expect((await uploadPdf(admin, 'bestaatniet', sixPages)).status).toBe(404)
  })

  test('with scripts is read without running them', async () => {
    const scripts = "/OpenAction << /S /JavaScript /JS (app.alert\\('x'\\); while\\(true\\){}) >>"
    await uploadPdf(admin, issue.documentId, pdfOf([{ text: 'Met een script' }], { catalogue: scripts }), {
      name: 'script.pdf',
    })
    expect(await untilParsed(admin, issue.documentId)).toMatchObject({ shown: { fileName: 'script.pdf' }, next: null })
    expect((await reader()).texts).toEqual([{ page: 1, text: 'Met een script' }])
  })

  test('of 200 pages replaces all of the previous one, and is parsed once by two backends', async ({ second }) => {
    const two = [undefined, second.url]
    const file = pdfOf(numbered(200))
    const uploaded = await Promise.all(two.map((backend) => uploadPdf(admin, issue.documentId, file, { backend })))
    expect(uploaded.map(({ status }) => status)).toEqual([200, 200])
    expect(await untilParsed(admin, issue.documentId)).toMatchObject({ shown: { pageCount: 200 }, next: null })
    const { rows } = await database.query(
      `SELECT attempts, (SELECT count(*)::int FROM gevel_issue_pages g WHERE g.pdf = p.id) AS pages
       FROM gevel_issue_pdfs p WHERE issue = $1`,
      [issue.documentId],
    )
    expect(rows).toEqual([{ attempts: 1, pages: 200 }])
    expect((await reader('?page=200', 'subscriber')).texts).toEqual([{ page: 200, text: 'Pagina 200' }])
  })
})

test('has no pages to read in a PDF that was stored without any', async () => {
  const empty = await createIssue(admin, 'Nummer met een lege pdf', { number: 3 })
  await database.query(
    `INSERT INTO gevel_issue_pdfs (issue, state, file_name, bytes, sha256, page_count) VALUES ($1, 'parsed', 'leeg.pdf', 9, 'x', 0)`,
    [empty.documentId],
  )
  const path = `/public/magazines/${empty.publicId}`
  for (const file of ['/reader', '/pdf', '/pages/1/groot']) expect((await ask(path + file)).status, file).toBe(404)
  expect(await ask(path)).toMatchObject({ status: 200, body: { data: { pdf: null } } })
  await admin.remove('magazine', empty.documentId)
})

test('deletes the files of a deleted issue, and keeps those of one that is published again', async () => {
  const other = await createIssue(admin, 'Nummer om te verwijderen', { number: 2 })
  await uploadPdf(admin, other.documentId, pdfOf(numbered(1)))
  await untilParsed(admin, other.documentId)
  const count = async () => {
    const { rows } = await database.query('SELECT count(*)::int AS n FROM gevel_issue_pdfs WHERE issue = $1', [
      other.documentId,
    ])
    return rows[0].n
  }
  await admin.unpublish('magazine', other.documentId)
  await admin.publish('magazine', other.documentId)
  expect(await count()).toBe(1)
  await admin.remove('magazine', other.documentId)
  expect(await count()).toBe(0)
})
