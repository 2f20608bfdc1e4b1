import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeIssuedInvoice } from '../../backend/tests/support/issued-invoice.ts'
import { newReader } from '../../backend/tests/support/registration.ts'
import { ask } from '../http.ts'

let database: Client
beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
afterAll(() => database.end())

const cookieOf = ({ jwt }: { jwt: string }) => ({ cookie: `strapi_jwt=${jwt}` })

test('sends a document to its owner only, as a download that no cache stores', async () => {
  const [owner, stranger] = [await newReader(), await newReader()]
  const { documentId } = await storeIssuedInvoice(database, { userId: owner.user.id })
  const path = `/account/documenten/${documentId}`
  const own = await ask(path, cookieOf(owner))
  expect(own.status).toBe(200)
  expect(own.body.slice(0, 5)).toBe('%PDF-')
  expect(own.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Factuur.pdf"' },
    'cache-control': expect.stringContaining('no-store'),
  })
  expect((await ask(path, cookieOf(stranger))).status).toBe(404)
  expect(await ask(path)).toMatchObject({ status: 302, headers: { location: expect.stringContaining('/inloggen') } })
  for (const id of ['0', 'x', '2147483647', '1%2F..'])
    expect((await ask(`/account/documenten/${id}`, cookieOf(owner))).status, id).toBe(404)
})
