import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser, orderToSend } from '../order-requests.ts'

let database: Client
beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
afterAll(() => database.end())

async function ordersOf(email: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM gevel_orders o JOIN gevel_customers c ON c.id = o.customer_id WHERE c.email = $1`,
    [email],
  )
  return Number(rows[0]?.count)
}

test('sends an order once of twenty times at the same moment, and says the same of all', async () => {
  const browser = newBrowser()
  const email = `${randomUUID()}@lezers.example`
  const { path, fields } = await orderToSend(browser, email)
  expect(path).toMatch(/\/controle$/)
  const responses = await Promise.all(Array.from({ length: 20 }, () => browser.post(path, fields)))
  const places = responses.map(({ headers }) => headers.get('location'))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 302))
  expect(new Set(places.map((place) => place?.split('?')[0])).size).toBe(1)
  expect(await ordersOf(email)).toBe(1)
  // every step of it leads to what became of it
  const again = await browser.open(path.replace('controle', 'adres'))
  expect(again.headers.get('location')).toBe(places[0]?.split('?')[0])
})

test('shows and changes nothing of an order that was begun in another browser', async () => {
  const browser = newBrowser()
  const { path, fields } = await orderToSend(browser, `${randomUUID()}@lezers.example`)
  const [, , , draft = ''] = path.split('/')
  const typed = { wizard: 'abonnement', entries: JSON.stringify({ city: 'Zeist' }), replaces: '' }
  for (const stranger of [newBrowser(), newBrowser(`gevel_drafts=${'x'.repeat(43)}`)]) {
    const page = await stranger.open(path)
    expect(page.status).toBe(404)
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(await page.text()).not.toContain('Jip van Buiten')
    expect((await stranger.post(path, fields)).headers.get('location')).toBe(path)
    expect((await stranger.post(`/concept/${draft}/adres`, typed)).status).toBe(404)
  }
  const own = await browser.open(path)
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toContain('no-store')
  expect(await own.text()).toContain('3526 KL Utrecht')
})

test.each(['x', '1', '..%2F..', '%E2%82%AC', randomUUID()])('responds with 404 to the draft %s', async (draft) => {
  const response = await newBrowser().open(`/abonneren/bestellen/${draft}/gegevens`)
  expect(response.status).toBe(404)
})

test.each([
  [{ wizard: 'abonnement' }, 422],
  [{ wizard: 'abonnement', entries: 'geen json' }, 422],
  [{ wizard: 'abonnement', entries: '{"a":1}' }, 422],
  [{ wizard: 'abonnement', entries: '{"a":"b"}', replaces: 'x'.repeat(5_000) }, 422],
  [{ wizard: 'abonnement', entries: '{"a":"b"}' }, 404],
])('rejects the typed step %j', async (fields, status) => {
  const response = await newBrowser().post(`/concept/${randomUUID()}/gegevens`, fields)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.stringMatching(/\.$/) })
})
