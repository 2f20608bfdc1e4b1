import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, logIn } from './support/admin.ts'
import { errorSentence, sendTip, storedTip, ticketsFrom } from './support/contact.ts'
import { openDatabase } from './support/database.ts'
import { untilMail } from './support/mails.ts'
import { newEmail, newReader } from './support/registration.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let admin: Admin
beforeAll(async () => {
  database = await openDatabase()
  admin = await logIn()
})
afterAll(() => database.end())

const pdf = (name: string, bytes = 200) =>
  new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])], name)

async function photo(name: string): Promise<File> {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0094d8' } })
    .withExif({ IFD0: { Artist: 'Klaas de Klokkenluider' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(content)], name)
}

async function stored(number: string) {
  const tickets = await database.query('SELECT * FROM gevel_tickets WHERE number = $1', [number])
  const ticket = tickets.rows[0]
  const files = await database.query('SELECT * FROM gevel_ticket_files WHERE ticket_id = $1 ORDER BY id', [ticket.id])
  return { ticket, files: files.rows }
}

test('stores nothing of who sends an anonymous tip, and only its day', async () => {
  const { jwt, user } = await newReader()
  const { number, confirm } = await storedTip({}, [await photo('gevel.jpg')], { jwt })
  expect(confirm).toBe(false)
  const { ticket, files } = await stored(number)
  expect(ticket).toMatchObject({ kind: 'tip', name: null, email: null, user_id: null, confirmation: null })
  const local = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'medium' })
  expect([ticket.received_at, ticket.changed_at].map((at) => local.format(at))).toEqual(['00:00:00', '00:00:00'])
  expect(files.map(({ name, type }) => ({ name, type }))).toEqual([{ name: 'gevel.jpg', type: 'image/jpeg' }])
  expect(files[0].content.includes('Klokkenluider')).toBe(false)
  expect((await sharp(files[0].content).metadata()).width).toBe(40)
  const all = JSON.stringify(ticket)
  expect(all).not.toContain(user.email)
})

test('mails the editors the number of a tip, and nothing of it', async () => {
  const tip = { sender: { name: 'Jip van Buiten', email: newEmail() }, message: 'De directeur verbouwt zijn keuken.' }
  const { number } = await storedTip(tip, [pdf('stuk.pdf')])
  const mail = await untilMail('tip@gevel.example', `[${number}] Tip`)
  expect(mail.text).not.toMatch(/keuken|Jip|lezers\.example/)
  expect(mail.text).toContain('met één bestand')
  expect((await ticketsFrom(database, tip.sender.email)).map(({ name }) => name)).toEqual(['Jip van Buiten'])
})

test('stores a tip once when it is sent several times', async () => {
  const tip = { idempotencyKey: crypto.randomUUID() }
  const sent = await Promise.all([1, 2, 3].map(() => storedTip(tip, [pdf('stuk.pdf')])))
  expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
  expect((await stored(sent[0]?.number ?? '')).files).toHaveLength(1)
})

test.each([
  ['a program called a PDF', () => [new File([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')], 'rekening.pdf')]],
  ['a page', () => [new File(['<script>alert(1)</script>'], 'stuk.html')]],
  ['a PDF called a photo', () => [pdf('foto.jpg')]],
  ['an empty file', () => [new File([], 'leeg.pdf')]],
  ['four files', () => [1, 2, 3, 4].map((number) => pdf(`${number}.pdf`))],
  ['more than thirty megabytes', () => [pdf('groot.pdf', 31 * 1024 * 1024)]],
])('rejects %s with a Dutch sentence, and stores nothing', async (_, files) => {
  const before = await database.query('SELECT count(*) FROM gevel_tickets')
  const response = await sendTip({}, files())
  expect([400, 413]).toContain(response.status)
  expect(errorSentence(response)).toMatch(/^[A-Z“].*\.$/)
  expect((await database.query('SELECT count(*) FROM gevel_tickets')).rows).toEqual(before.rows)
})

test('shows a file only to editors who may read tips, as a download that is recorded', async () => {
  const { number } = await storedTip({}, [pdf('stuk.pdf')])
  const { ticket, files } = await stored(number)
  const path = `/admin/site/contact/${ticket.id}/files/${files[0].id}`
  const response = await admin.request('GET', path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const audited = await database.query(
    `SELECT FROM gevel_audit_log WHERE kind = 'ticket.file-read' AND target_id = $1`,
    [String(ticket.id)],
  )
  expect(audited.rows).toHaveLength(1)
})
