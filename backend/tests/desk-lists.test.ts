import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, storeSubscription } from './support/desk.ts'

const pageSchema = z.object({
  data: z.array(z.looseObject({ id: z.int() })),
  meta: z.object({ pagination: z.object({ total: z.int() }) }),
})
const rowSchema = z.object({ data: z.looseObject({ id: z.int() }) })

const { knex, request, audited, statusForOthers } = openDesk()
let stored: Awaited<ReturnType<typeof storeSubscription>>
beforeAll(async () => {
  stored = await storeSubscription(knex)
})

async function listed(path: string) {
  const response = await request('GET', path)
  expect(response.status, response.text).toBe(200)
  return pageSchema.parse(response.body).data
}
const idsOf = async (path: string) => (await listed(path)).map(({ id }) => id)
async function shown(path: string) {
  const response = await request('GET', path)
  expect(response.status, response.text).toBe(200)
  return rowSchema.parse(response.body).data
}

test('finds a subscription by its number, and by name, contact, address and KvK number of its customer', async () => {
  const { rows } = await knex.raw('SELECT email FROM gevel_customers WHERE id = ?', [stored.customer.id])
  const [word = ''] = stored.name.match(/[0-9a-f]{8}/) ?? []
  for (const q of [
    stored.number,
    stored.number.toLowerCase(),
    word,
    word.toUpperCase(),
    `jo ${word}`,
    rows[0].email,
    `01234567 ${word}`,
  ])
    expect(await idsOf(`subscriptions?q=${encodeURIComponent(q)}`), q).toContain(stored.id)
  expect(await idsOf(`subscriptions?q=${word}%25`)).toEqual([])
})

test('lists a subscription with what it costs and when it is charged', async () => {
  const [row] = await listed(`subscriptions?q=${stored.number}`)
  expect(row).toMatchObject({
    ...{ customer: stored.name, plan: 'Proefplan', seats: 5, state: 'active', totalCents: 10_900 },
    next: { what: 'charge', day: '2027-11-20' },
  })
})

test('narrows subscriptions by state, plan and kind', async () => {
  const over = await storeSubscription(knex, { state: 'ended' })
  const q = `q=${over.number}`
  expect(await idsOf(`subscriptions?${q}`)).toEqual([])
  expect(await idsOf(`subscriptions?${q}&which=over`)).toEqual([over.id])
  expect(await idsOf(`subscriptions?${q}&which=all&state=ended`)).toEqual([over.id])
  expect(await idsOf(`subscriptions?${q}&which=all&state=active`)).toEqual([])
  expect(await idsOf(`subscriptions?q=${stored.number}&kind=complimentary`)).toEqual([])
  const { rows } = await knex.raw(
    'SELECT plan_document_id FROM gevel_plan_versions v JOIN gevel_subscriptions s ON s.plan_version_id = v.id WHERE s.id = ?',
    [stored.id],
  )
  expect(await idsOf(`subscriptions?plan=${rows[0].plan_document_id}`)).toEqual([stored.id])
})

test.each(['number', 'customer', 'seats', 'state', 'next'])(
  'sorts subscriptions by %s in both directions',
  async (sort) => {
    const ascending = await idsOf(`subscriptions?which=all&size=100&sort=${sort}`)
    const descending = await idsOf(`subscriptions?which=all&size=100&sort=-${sort}`)
    expect(ascending.length).toBeGreaterThan(1)
    if (ascending.length < 100) expect(descending).toEqual(ascending.toReversed())
  },
)

test('shows a subscription with its readers, invoices and history', async () => {
  const data = await shown(`subscriptions/${stored.id}`)
  expect(data).toMatchObject({
    ...{ number: stored.number, seats: 5, state: 'active', mandate: null, order: { number: stored.order.number } },
    amount: { totalCents: 10_900, netCents: 10_000 },
    customer: { name: stored.name, contact: 'Jo Kozijn', kvk: '01234567' },
    readers: { people: [], invitations: [] },
    invoices: [{ number: stored.invoice.number, openCents: 10_900 }],
  })
  const kinds = z.array(z.object({ subject: z.string(), kind: z.string() })).parse(data.events)
  expect(kinds.map(({ subject, kind }) => `${subject} ${kind}`).toSorted()).toEqual([
    'customer created',
    'invoice issued',
    'order placed',
  ])
})

test('lists and shows orders and invoices', async () => {
  expect(await idsOf(`orders?q=${stored.order.number}`)).toEqual([stored.order.id])
  expect(await idsOf(`orders?q=${stored.order.number}&state=fulfilled`)).toEqual([])
  expect(await shown(`orders/${stored.order.id}`)).toMatchObject({
    ...{ number: stored.order.number, totalCents: 10_900 },
    subscriptions: [{ id: stored.id, number: stored.number, state: 'active' }],
  })
  const { number, id } = stored.invoice
  expect(await idsOf(`invoices?q=${number}`)).toEqual([id])
  for (const q of [number.toLowerCase(), number.slice(0, -1), number.slice(1), number.slice(6)])
    expect(await idsOf(`invoices?q=${q}`), q).toContain(id)
  expect(await idsOf(`invoices?q=${number}&which=open`)).toEqual([id])
  for (const which of ['paid', 'credit']) expect(await idsOf(`invoices?q=${number}&which=${which}`)).toEqual([])
  expect(await shown(`invoices/${id}`)).toMatchObject({ number, openCents: 10_900, kind: 'invoice' })
})

test('lists versions of plans with how many subscriptions run on each', async () => {
  const sold = await knex('gevel_subscriptions').where({ id: stored.id }).first('plan_version_id')
  const plans = await listed('plans?q=Proefplan&pageSize=100')
  const own = plans.find(({ id }) => id === sold.plan_version_id)
  expect(own).toMatchObject({ running: 1, readers: 5, isNewest: true })
})

test('downloads lists as CSV, and records it', async () => {
  for (const list of ['subscriptions', 'orders', 'invoices', 'plans', 'runs']) {
    const response = await request('GET', `${list}/export`)
    expect(response.status, list).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/csv')
  }
  expect((await audited('exported')).map(({ changes: [file] }) => file)).toContain('abonnementen.csv')
})

test('shows the desk to nobody without its permissions, and is never cached', async () => {
  const paths = ['subscriptions', 'orders', 'invoices', 'runs', 'plans', 'figures', 'subscriptions/export']
  for (const path of [...paths, `subscriptions/${stored.id}`, `invoices/${stored.invoice.id}`])
    expect(await statusForOthers('GET', path), path).toBe(403)
  const response = await request('GET', `subscriptions/${stored.id}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await request('GET', 'subscriptions/2147483647')).status).toBe(404)
  expect((await request('GET', 'subscriptions?state=weg')).status).toBe(400)
})
