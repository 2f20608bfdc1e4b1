import type { LogIn } from '@gevel/contract/account'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backendUrl } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { askAdmin, Newsroom } from './support/editors.ts'
import { storeIssuedInvoice } from './support/issued-invoice.ts'
import { textOfPdf } from './support/pdf-text.ts'
import { newReader } from './support/registration.ts'

let database: Client
let newsroom: Newsroom
let reader: LogIn
beforeAll(async () => {
  database = await openDatabase()
  newsroom = await Newsroom.open()
  reader = await newReader()
})
afterAll(async () => {
  await newsroom.close()
  await database.end()
})

const read = (id: number | string, jwt?: string) =>
  fetch(`${backendUrl}/api/account/documents/${id}`, { headers: jwt ? { authorization: `Bearer ${jwt}` } : {} })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('makes a document once, however many ask for it at once, and stores its bytes', async () => {
  const { customerId, documentId } = await storeIssuedInvoice(database, { userId: reader.user.id })
  const responses = await Promise.all(Array.from({ length: 5 }, () => read(documentId, reader.jwt)))
  const [first, ...others] = await Promise.all(responses.map(bytesOf))
  if (!first) throw new Error('There is no response')
  for (const other of others) expect(other.equals(first)).toBe(true)
  const [text = ''] = await textOfPdf(first)
  for (const part of ['€ 1.234,56', 'Юрий Šimić', 'Łódźstraat 7']) expect(text).toContain(part)

  await database.query(`UPDATE gevel_customers SET name = 'Iemand anders' WHERE id = $1`, [customerId])
  expect((await bytesOf(await read(documentId, reader.jwt))).equals(first)).toBe(true)
  const stored = await database.query('SELECT bytes, props FROM gevel_customer_documents WHERE id = $1', [documentId])
  expect(stored.rows).toEqual([{ bytes: first.byteLength, props: null }])
})

test('makes equal bytes from the copies on the invoice after the customer was renamed', async () => {
  const { customerId, documentId, invoiceId } = await storeIssuedInvoice(database, { userId: reader.user.id })
  const first = await bytesOf(await read(documentId, reader.jwt))
  await database.query(`UPDATE gevel_customers SET name = 'Iemand anders' WHERE id = $1`, [customerId])
  await database.query('UPDATE gevel_customer_documents SET content = NULL, bytes = NULL, props = $2 WHERE id = $1', [
    ...[documentId, JSON.stringify({ invoiceId, brand: 'Gevel' })],
  ])
  expect((await bytesOf(await read(documentId, reader.jwt))).equals(first)).toBe(true)
})

test('sends it as a download that no cache stores', async () => {
  const { documentId } = await storeIssuedInvoice(database, { userId: reader.user.id })
  const { status, headers } = await read(documentId, reader.jwt)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'content-type': 'application/pdf' },
    ...{ 'content-disposition': 'attachment; filename="Factuur.pdf"', 'x-content-type-options': 'nosniff' },
  })
})

test('responds with 404 to another reader, and for what no customer owns or what is no id', async () => {
  const { documentId } = await storeIssuedInvoice(database, { userId: reader.user.id })
  const stranger = await newReader()
  expect((await read(documentId, stranger.jwt)).status).toBe(404)
  expect((await read(documentId)).status).toBe(401)
  for (const id of [2_147_483_647, 0, -1, 'x', '1e3', '99999999999'])
    expect((await read(id, reader.jwt)).status, String(id)).toBe(404)
  await database.query('UPDATE gevel_customer_documents SET customer_id = NULL WHERE id = $1', [documentId])
  expect((await read(documentId, reader.jwt)).status).toBe(404)
})

test('gives the desk every document, and other editors none', async () => {
  const { documentId } = await storeIssuedInvoice(database, { userId: null })
  const path = `/admin/site/documents/${documentId}`
  const owner = await newsroom.createAndLogIn('eigenaar')
  expect((await askAdmin('GET', path, undefined, owner)).status).toBe(200)
  expect((await askAdmin('GET', '/admin/site/documents/2147483647', undefined, owner)).status).toBe(404)
  expect((await askAdmin('GET', path)).status).toBe(401)
  const editor = await newsroom.createAndLogIn('redacteur')
  expect((await askAdmin('GET', path, undefined, editor)).status).toBe(403)
})
