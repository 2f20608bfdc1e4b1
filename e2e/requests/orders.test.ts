import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReaders, type Member, removeReaders } from '../../backend/tests/support/create-readers.ts'
import { subscribeCompany } from '../company.ts'
import { ask } from '../http.ts'
import { type Browser, beginOrder, newBrowser, orderToSend, summaryOf } from '../order-requests.ts'

let database: Client
let readers: Member[] = []
beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  readers = await createReaders(database, 2)
})
afterAll(async () => {
  await removeReaders(database, readers)
  await database.end()
})

const newEmail = () => `${randomUUID()}@lezers.example`

async function totalsOf(email: string): Promise<number[]> {
  const { rows } = await database.query<{ total: number }>(
    `SELECT o.total_cents AS total FROM gevel_orders o JOIN gevel_customers c ON c.id = o.customer_id WHERE c.email = $1`,
    [email],
  )
  return rows.map(({ total }) => total)
}

describe('a shared cache', () => {
  /** Every path of an order is private to its browser, also as the data of a client navigation. */
  async function expectPrivate(paths: readonly string[], headers: Record<string, string>, secret: string) {
    for (const path of paths) {
      const own = await ask(path, headers)
      expect(own.status, path).toBe(200)
      expect(own.body, path).toContain(secret)
      expect(own.headers['cache-control'], path).toBe('private, no-store')
      expect(own.headers['cache-status'], path).toMatch(/^gevel; fwd=bypass/)
      expect(own.headers.vary ?? '', path).not.toBe('*')
      for (const cookie of ['', `strapi_jwt=${readers[1]?.jwt}`]) {
        const other = await ask(path, { cookie })
        expect(other.body, path).not.toContain(secret)
        expect(other.headers['cache-control'], path).toMatch(/no-store/)
      }
    }
  }

  test('never holds an order, nor what became of it', async () => {
    const browser = newBrowser()
    const email = newEmail()
    const { path, fields } = await orderToSend(browser, email)
    const { cookie = '' } = browser.headers
    await expectPrivate([path, `${path}.data`, path.replace('controle', 'gegevens')], { cookie }, email)
    const placed = (await browser.post(path, fields)).headers.get('location') ?? ''
    await expectPrivate([placed, `${placed}.data`], { cookie }, email)
  })

  test('never holds a subscription, nor its readers and forms', async () => {
    const [owner] = readers
    const { number } = await subscribeCompany(database, owner?.email ?? '')
    const page = `/account/abonnement/${number.toLowerCase()}`
    const cookie = `strapi_jwt=${owner?.jwt}`
    await expectPrivate([page, `${page}.data`, `${page}/gegevens`], { cookie }, 'IJzerhandel De Kroon')
    await expectPrivate([`${page}/lezers`], { cookie }, owner?.email ?? '')
    for (const part of ['', '/gegevens', '/rekening', '/opzeggen', '/pauzeren', '/lezers'])
      expect((await ask(page + part, { cookie: `strapi_jwt=${readers[1]?.jwt}` })).status, part).toBe(404)
  })
})

describe('an order', () => {
  test('costs what its plan costs, whatever else is sent', async () => {
    const browser = newBrowser()
    const email = newEmail()
    const tampered = { price: '1', priceCents: '1', totalCents: '1', planVersionId: '1', vatRate: '0', seats: '1' }
    const { path, fields } = await orderToSend(browser, email, tampered)
    expect((await browser.post(path, { ...fields, ...tampered })).status).toBe(302)
    expect(await totalsOf(email)).toEqual([2017])
  })

  test('is not sent with the key of another summary', async () => {
    const browser = newBrowser()
    const email = newEmail()
    const { path, fields } = await orderToSend(browser, email)
    const dearer = path.replace('controle', 'abonnement')
    await browser.post(dearer, { _form: 'abonnement', plan: 'mix-pro', kind: 'person', seats: '', back: '' })
    for (const key of [fields._summary, '', 'x'])
      expect((await browser.post(path, { ...fields, _summary: key ?? '' })).status, key).toBe(409)
    expect(await totalsOf(email)).toEqual([])
    expect((await browser.post(path, { ...fields, _summary: await summaryOf(browser, path) })).status).toBe(302)
    expect(await totalsOf(email)).toEqual([3706])
  })

  test('is not sent before the steps in between, which the response leads to', async () => {
    const browser = newBrowser()
    const path = await beginOrder(browser)
    for (const skipped of ['controle', 'betaling', 'adres']) {
      const later = path.replace('gegevens', skipped)
      expect((await browser.open(later)).headers.get('location'), skipped).toBe(path)
      const sent = await browser.post(later, { _form: skipped, method: 'invoice' })
      expect(sent.headers.get('location'), skipped).toBe(path)
    }
  })

  test('that has expired is a page that says so, and can no longer be sent', async () => {
    const browser = newBrowser()
    const email = newEmail()
    const { path, fields } = await orderToSend(browser, email)
    await database.query('UPDATE gevel_drafts SET expires_at = now() WHERE id = $1', [path.split('/')[3]])
    const response = await browser.post(path, fields)
    const page = response.status === 302 ? await browser.open(response.headers.get('location') ?? '') : response
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Dit is er niet meer')
    expect(await totalsOf(email)).toEqual([])
  })

  test.each([
    ['no plan at all', 'bestaat-niet', {}, 404],
    ['-1 readers', 'mix-pro', { seats: '-1' }, 422],
    ['10,000 readers', 'mix-pro', { seats: '10000' }, 422],
    ['half a reader', 'mix-pro', { seats: '3.5' }, 422],
    ['a plan for companies, by a person', 'gevel-pro-bedrijf', { kind: 'person' }, 422],
    ['nobody', 'gevel', { kind: 'iedereen' }, 422],
  ])('does not begin with %s', async (_, plan, fields, status) => {
    const response = await newBrowser().post(`/abonneren/${plan}`, { _form: 'bestel', kind: 'company', ...fields })
    expect(response.status).toBe(status)
  })

  test.each([
    ['a plan that is not on sale', { plan: 'bestaat-niet' }],
    ['a plan of the other edition for companies alone', { plan: 'gevel-pro-bedrijf' }],
    ['readers of which its plan has too few', { plan: 'gevel', seats: '7' }],
    ['a negative number of readers', { plan: 'mix-pro', seats: '-3' }],
  ])('stays at its first step with %s, with a sentence', async (_, fields) => {
    const browser: Browser = newBrowser()
    const path = (await beginOrder(browser)).replace('gegevens', 'abonnement')
    const form = { _form: 'abonnement', kind: 'person', seats: '', back: '', ...fields }
    const response = await browser.post(path, form)
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(/role="alert"/)
  })

  test('leads back within the site alone', async () => {
    for (const back of ['https://elders.example/', '//elders.example', '/\\elders.example', 'javascript:alert(1)']) {
      const browser = newBrowser()
      const path = (await beginOrder(browser)).replace('gegevens', 'abonnement')
      await browser.post(path, { _form: 'abonnement', plan: 'gevel', kind: 'person', seats: '', back })
      const { path: last, fields } = await continueOrder(browser, path.replace('abonnement', 'gegevens'))
      const placed = await browser.post(last, fields)
      expect(placed.status).toBe(302)
      expect(placed.headers.get('location'), back).not.toContain('elders')
      expect(placed.headers.get('location'), back).not.toContain('javascript')
    }
  })
})

/** Sends the steps from the second one on. */
async function continueOrder(browser: Browser, from: string) {
  await browser.post(from, { _form: 'gegevens', name: 'Jip van Buiten', email: newEmail() })
  const address = { street: 'Steenbakkersweg 18', postcode: '3526 KL', city: 'Utrecht', country: 'NL' }
  await browser.post(from.replace('gegevens', 'adres'), { _form: 'adres', ...address })
  await browser.post(from.replace('gegevens', 'betaling'), { _form: 'betaling', method: 'invoice' })
  const path = from.replace('gegevens', 'controle')
  return { path, fields: { _form: 'controle', _summary: await summaryOf(browser, path) } }
}
