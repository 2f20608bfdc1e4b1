import { dutchDay } from '@gevel/contract/dutch-day'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, storeSubscription } from '../support/desk.ts'

const previewSchema = z.object({
  data: z.object({ collectOn: z.string(), collections: z.int(), totalCents: z.int() }),
})
const madeSchema = z.object({
  data: z.object({ id: z.int(), number: z.string(), collections: z.int(), totalCents: z.int() }),
})
const runSchema = z.object({
  data: z.object({
    state: z.string(),
    collections: z.array(z.object({ id: z.int(), invoiceId: z.int(), state: z.string() })),
  }),
})
const invoiceSchema = z.object({
  data: z.object({
    openCents: z.int(),
    mandate: z.string().nullable(),
    collections: z.array(z.object({ state: z.string(), returnCode: z.string().nullable() })),
    events: z.array(z.object({ kind: z.string(), reason: z.string().nullable() })),
  }),
})

const { knex, request, statusForOthers, audited } = openDesk()

const preview = async () => previewSchema.parse((await request('GET', 'runs/preview')).body).data
const invoice = async (id: number) => invoiceSchema.parse((await request('GET', `invoices/${id}`)).body).data

async function makeRun() {
  const { collectOn } = await preview()
  const response = await request('POST', 'runs', { collectOn })
  expect(response.status, response.text).toBe(200)
  return madeSchema.parse(response.body).data
}

async function collectionOf(runId: number, invoiceId: number) {
  const { collections } = runSchema.parse((await request('GET', `runs/${runId}`)).body).data
  const found = collections.find((one) => one.invoiceId === invoiceId)
  if (!found) throw new Error(`Invoice ${invoiceId} is not in the run`)
  return found
}

test('says what a run would have, makes it once, and gives its file', async () => {
  const before = await preview()
  const stored = await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  const { collections, totalCents, collectOn } = await preview()
  expect({ collections, totalCents }).toEqual({
    ...{ collections: before.collections + 1, totalCents: before.totalCents + 10_900 },
  })
  const responses = await Promise.all([1, 2].map(() => request('POST', 'runs', { collectOn })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const run = madeSchema.parse(responses.find(({ status }) => status === 200)?.body).data
  expect(run).toMatchObject({ collections, totalCents })
  expect((await preview()).collections).toBe(0)
  const file = await request('GET', `runs/${run.id}/file`)
  expect(file.headers.get('content-disposition')).toContain(`${run.number}.xml`)
  expect(file.text).toContain(`<EndToEndId>${stored.invoice.number}-1</EndToEndId>`)
  expect(await audited('run-made', [run.id])).toHaveLength(1)
  expect(await audited('run-downloaded', [run.id])).toHaveLength(1)
})

test('pays the invoices of a closed run, and opens one that comes back again', async () => {
  const { invoice: issued } = await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  const run = await makeRun()
  expect((await request('POST', `runs/${run.id}/close`, {})).status).toBe(200)
  expect((await request('POST', `runs/${run.id}/close`, {})).status).toBe(409)
  expect((await invoice(issued.id)).openCents).toBe(0)
  const { id } = await collectionOf(run.id, issued.id)
  expect((await request('POST', `collections/${id}/return`, { code: 'niets' })).status).toBe(400)
  expect((await request('POST', `collections/${id}/return`, { code: 'AM04' })).status).toBe(200)
  expect((await request('POST', `collections/${id}/return`, { code: 'AM04' })).status).toBe(409)
  const back = await invoice(issued.id)
  expect(back).toMatchObject({ openCents: 10_900, collections: [{ state: 'returned', returnCode: 'AM04' }] })
  expect(back.events).toContainEqual({ kind: 'returned', reason: 'AM04: Onvoldoende saldo' })
})

async function countToReview({ number }: { number: string }): Promise<number> {
  const { body } = await request('GET', `invoices?which=to-review&q=${number}`)
  return z.object({ data: z.array(z.object({ id: z.int() })) }).parse(body).data.length
}

test.each([
  ['lapsed', { signed_at: '2023-01-05' }],
  ['revoked', { revoked_at: '2026-11-21', revoked_because: 'AC04' }],
])('lists what no run takes any more because its mandate is %s', async (state, change) => {
  const { customer, invoice: issued } = await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  expect([await countToReview(issued), (await invoice(issued.id)).mandate]).toEqual([0, 'valid'])
  const { collections } = await preview()
  await knex('gevel_mandates').where({ customer_id: customer.id }).update(change)
  expect([await countToReview(issued), (await invoice(issued.id)).mandate]).toEqual([1, state])
  expect((await preview()).collections).toBe(collections - 1)
})

test('lists what came back by a fault of ours until it is offered again, once', async () => {
  const { invoice: issued } = await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  const run = await makeRun()
  await request('POST', `runs/${run.id}/close`, {})
  expect((await request('POST', `invoices/${issued.id}/retries`, {})).status).toBe(409)
  const { id } = await collectionOf(run.id, issued.id)
  await request('POST', `collections/${id}/return`, { code: 'RC01' })
  expect(await countToReview(issued)).toBe(1)
  expect(await statusForOthers('POST', `invoices/${issued.id}/retries`, {})).toBe(403)
  for (let time = 0; time < 2; time++)
    expect((await request('POST', `invoices/${issued.id}/retries`, {})).status).toBe(200)
  expect(await countToReview(issued)).toBe(0)
  const { events } = await invoice(issued.id)
  expect(events.filter(({ kind }) => kind === 'retry-planned')).toHaveLength(1)
})

test('records a reason that nobody knows, with its code', async () => {
  const { invoice: issued } = await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  const run = await makeRun()
  await request('POST', `runs/${run.id}/close`, {})
  const { id } = await collectionOf(run.id, issued.id)
  for (const code of ['other', '', 'XX99; DROP', 'x'.repeat(99)])
    expect((await request('POST', `collections/${id}/return`, { code })).status, code).toBe(400)
  expect((await request('POST', `collections/${id}/return`, { code: 'XX99' })).status).toBe(200)
  const { openCents, events } = await invoice(issued.id)
  expect(openCents).toBe(10_900)
  expect(events).toContainEqual({ kind: 'returned', reason: 'XX99: Onbekende code XX99' })
})

test('takes a run back with a reason: its invoices are due again', async () => {
  const { invoice: issued } = await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  const run = await makeRun()
  expect((await request('POST', `runs/${run.id}/take-back`, {})).status).toBe(400)
  const response = await request('POST', `runs/${run.id}/take-back`, { reason: 'Bank weigerde het bestand' })
  expect(runSchema.parse(response.body).data.state).toBe('taken-back')
  expect((await invoice(issued.id)).events).toContainEqual({
    ...{ kind: 'collection-taken-back', reason: 'Bank weigerde het bestand' },
  })
  expect((await preview()).collections).toBeGreaterThan(0)
})

test('makes no run for a day on which banks do not settle, or without notice', async () => {
  await storeSubscription(knex, { collectedOn: dutchDay(new Date()) })
  for (const collectOn of ['2027-05-01', dutchDay(new Date())])
    expect((await request('POST', 'runs', { collectOn })).status, collectOn).toBe(409)
  for (const collectOn of ['', 'morgen', '2026-02-30'])
    expect((await request('POST', 'runs', { collectOn })).status, collectOn).toBe(400)
})
