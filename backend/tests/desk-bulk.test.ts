import { randomUUID } from 'node:crypto'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, storeSubscription } from './support/desk.ts'
import { mailsTo, untilMail } from './support/mails.ts'

const outcomeSchema = z.object({
  data: z.object({ done: z.int(), skipped: z.array(z.object({ reason: z.string(), count: z.int() })) }),
})
const today = dutchDay(new Date())

const { knex, request, audited, statusForOthers } = openDesk()

const act = (path: string, ids: readonly (number | string)[], fields: object, key = randomUUID()) =>
  request('POST', path, {
    ...{ ...fields, selection: { ids: ids.map(String) }, idempotencyKey: key },
  })

async function done(...request: Parameters<typeof act>) {
  const response = await act(...request)
  expect(response.status, response.text).toBe(200)
  return outcomeSchema.parse(response.body).data
}

const openOf = (ids: readonly number[]) => knex('gevel_invoices').whereIn('id', ids).orderBy('id').pluck('open_cents')

/** A company with an invoice that was due last week. */
async function storeDebtor() {
  const stored = await storeSubscription(knex, { dueOn: addDays(today, -7) })
  const { email } = await knex('gevel_customers').where({ id: stored.customer.id }).first('email')
  return { ...stored, email: String(email) }
}

test('marks several invoices as paid, once, and says why others are left out', async () => {
  const [first, second, paid] = [
    await storeSubscription(knex),
    await storeSubscription(knex),
    await storeSubscription(knex),
  ]
  await done('invoices/payments', [paid.invoice.id], { receivedOn: today })
  const ids = [first.invoice.id, second.invoice.id, paid.invoice.id]
  const key = randomUUID()
  const outcome = await done('invoices/payments', ids, { receivedOn: today, note: 'Afschrift 12' }, key)
  expect(outcome).toEqual({ done: 2, skipped: [{ reason: 'Deze factuur is al betaald.', count: 1 }] })
  expect(await done('invoices/payments', ids, { receivedOn: today }, key)).toEqual(outcome)
  expect(await openOf(ids)).toEqual([0, 0, 0])
  const payments = await knex('gevel_payments')
    .whereIn('customer_id', [first.customer.id, second.customer.id])
    .pluck('cents')
  expect(payments).toEqual([10_900, 10_900])
  expect((await audited('paid', ids)).length).toBeGreaterThanOrEqual(3)
})

test('reminds each customer of chosen invoices once', async () => {
  const [late, fresh] = [await storeDebtor(), await storeSubscription(knex)]
  const ids = [late.invoice.id, fresh.invoice.id]
  const outcome = await done('invoices/reminders', ids, {})
  expect(outcome).toEqual({ done: 1, skipped: [{ reason: expect.stringContaining('Niet te laat'), count: 1 }] })
  const again = await done('invoices/reminders', [late.invoice.id], {})
  expect(again).toEqual({ done: 0, skipped: [{ reason: expect.stringContaining('vorige herinnering'), count: 1 }] })
  const mail = await untilMail(late.email, 'Herinnering')
  expect(mail.text).toContain(late.invoice.number)
  expect((await mailsTo(late.email)).filter(({ subject }) => subject.startsWith('Herinnering'))).toHaveLength(1)
  expect(await audited('reminded', ids)).toHaveLength(1)
})

test('extends several subscriptions by the same days, once', async () => {
  const [first, ended] = [await storeSubscription(knex), await storeSubscription(knex, { state: 'ended' })]
  const key = randomUUID()
  for (let time = 0; time < 2; time += 1) {
    const { done: extended, skipped } = await done(
      'subscriptions/extensions',
      [first.id, ended.id],
      { days: '14', reason: 'Staking bij de post' },
      key,
    )
    expect([extended, skipped.map(({ count }) => count)]).toEqual([1, [1]])
  }
  const { paid_until: until } = await knex('gevel_subscriptions').where({ id: first.id }).first('paid_until')
  expect(until).toBe('2027-12-03')
})

test('downloads the chosen rows, and records how many', async () => {
  const [first, other] = [await storeSubscription(knex), await storeSubscription(knex)]
  const file = await request('GET', `invoices/export?ids=${first.invoice.id},x`)
  expect(file.status).toBe(200)
  expect(file.text).toContain(first.invoice.number)
  expect(file.text).not.toContain(other.invoice.number)
  const all = await request('GET', `invoices/export?q=${other.invoice.number}`)
  expect(all.text.trim().split('\n')).toHaveLength(2)
  const exported = await audited('exported')
  expect(exported.slice(0, 2).map(({ changes }) => changes)).toEqual([
    ['facturen.csv', `q=${other.invoice.number}`],
    ['facturen.csv', '2 gekozen'],
  ])
})

test.each([
  ['no rows', {}],
  ['rows without end', { selection: { ids: Array.from({ length: 201 }, (_, index) => String(index + 1)) } }],
  ['no list', { selection: { ids: 'alles' } }],
])('rejects %s', async (_, body) => {
  const response = await request('POST', 'invoices/payments', {
    ...{ receivedOn: today, idempotencyKey: randomUUID(), ...body },
  })
  expect(response.status).toBe(400)
  expect(Object(response.body).error.message).toMatch(/^[A-Z].*\.$/)
})

test('leaves out rows that do not exist', async () => {
  expect(await done('invoices/payments', ['x', 2_147_483_647], { receivedOn: today })).toEqual({
    ...{ done: 0, skipped: [{ reason: 'Hiervoor kan dit niet.', count: 2 }] },
  })
})

test('lets nobody act on many rows without the permission', async () => {
  for (const path of ['invoices/payments', 'invoices/reminders', 'subscriptions/extensions'])
    expect(await statusForOthers('POST', path, { selection: { ids: ['1'] } })).toBe(403)
})
