import { cents } from '@gevel/contract/money/cents'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findCustomer } from '../src/ledger/customers/customer'
import { recordPayment } from '../src/ledger/payments/record-payment'
import { anonymiseCustomers, markCustomersOf } from '../src/ledger/personal-data/anonymise-customers'
import { emptyOldCustomers, emptyOldInvoices } from '../src/ledger/personal-data/end-retention'
import { ownRecords } from '../src/ledger/personal-data/own-records'
import { issue, makeCustomer, noon, openLedger, order, system } from './support/ledger.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
let knex: Knex
let userId = 0

beforeAll(async () => {
  ledger = await openLedger('gevel_test_ledger_people')
  knex = ledger.knex
})
afterAll(() => ledger.close())

beforeEach(async () => {
  userId++
  await knex('up_users').insert({ id: userId })
})

/** Removes an account as `accounts` does: the database removes what belongs to it. */
async function removeAccount(id: number): Promise<void> {
  await knex.transaction(async (trx) => {
    await markCustomersOf(trx, id, noon)
    await trx('up_users').where({ id }).delete()
  })
}

function pay(customerId: number, method: 'direct-debit' | 'transfer', key: string) {
  return knex.transaction((trx) =>
    recordPayment(trx, {
      ...{ customerId, method, cents: cents(10_900), receivedOn: '2026-11-20', key, actor: system, at: noon },
    }),
  )
}

const anonymise = (at = noon) => knex.transaction((trx) => anonymiseCustomers(trx, at))

test('anonymises a person whose account is gone once its invoice is paid, and keeps the amounts', async () => {
  const actor = { kind: 'customer', name: 'Jo Kozijn' } as const
  const { id } = await knex.transaction((trx) => makeCustomer(trx, 'person', userId))
  const placed = await knex.transaction((trx) => order(trx, id, { actor }))
  const invoice = await knex.transaction((trx) => issue(trx, id, { orderId: placed.id }))
  await removeAccount(userId)
  expect(await anonymise()).toBe(0)
  expect(await findCustomer(knex, id)).toMatchObject({ name: 'Jo Kozijn', anonymisedAt: null })
  await pay(id, 'transfer', `pay ${invoice.id}`)
  expect(await anonymise()).toBe(1)
  expect(await findCustomer(knex, id)).toMatchObject({
    ...{ name: 'Verwijderde klant', email: '', street: '', postcode: '', city: '', country: 'NL', anonymisedAt: noon },
  })
  expect(await knex('gevel_invoices').where({ id: invoice.id }).first('buyer', 'total_cents')).toMatchObject({
    total_cents: 10_900,
    buyer: expect.stringContaining('Jo Kozijn'),
  })
  expect(await knex('gevel_ledger_events').where({ customer_id: id, actor_name: 'Jo Kozijn' })).toEqual([])
  expect(await anonymise()).toBe(0)
})

test('waits with a person whose direct debit can still be taken back', async () => {
  const { id } = await knex.transaction((trx) => makeCustomer(trx, 'person', userId))
  const invoice = await knex.transaction((trx) => issue(trx, id))
  await pay(id, 'direct-debit', `collection ${invoice.id}`)
  await removeAccount(userId)
  expect(await anonymise(new Date('2027-01-14T11:00:00Z'))).toBe(0)
  expect(await anonymise(new Date('2027-01-15T11:00:00Z'))).toBe(1)
})

test('keeps a company, without who ordered for it, and only once nobody acts for it', async () => {
  const { id } = await knex.transaction((trx) => makeCustomer(trx, 'company', userId))
  const colleague = ++userId
  await knex('up_users').insert({ id: colleague })
  await knex('gevel_customer_people').insert({ customer_id: id, user_id: colleague, role: 'manager' })
  await removeAccount(colleague - 1)
  expect(await anonymise()).toBe(0)
  await removeAccount(colleague)
  expect(await anonymise()).toBe(1)
  expect(await findCustomer(knex, id)).toMatchObject({
    ...{ name: 'Kozijn & Zn', street: 'Dakgoot 2', kvk: '01234567', contact: null, email: '' },
  })
})

test('refuses to remove a customer with an order', async () => {
  const { id } = await knex.transaction((trx) => makeCustomer(trx))
  await knex.transaction((trx) => order(trx, id))
  await expect(knex('gevel_customers').where({ id }).delete()).rejects.toMatchObject({ code: '23001' })
})

test('lists what an account ordered and paid in its download', async () => {
  const { id, number } = await knex.transaction((trx) => makeCustomer(trx, 'person', userId))
  const placed = await knex.transaction((trx) => order(trx, id))
  const invoice = await knex.transaction((trx) => issue(trx, id))
  await pay(id, 'transfer', `download ${invoice.id}`)
  expect(await ownRecords(knex, userId)).toEqual([
    expect.objectContaining({
      ...{ number, role: 'owner', name: 'Jo Kozijn' },
      orders: [expect.objectContaining({ number: placed.number, agreed: { terms: '2026-11-01' }, totalCents: 10_900 })],
      invoices: [expect.objectContaining({ number: invoice.number, openCents: 0 })],
      payments: [{ method: 'transfer', cents: 10_900, receivedOn: '2026-11-20' }],
    }),
  ])
})

test('empties invoices and customers after the seventh year, and not before', async () => {
  const { id } = await knex.transaction((trx) => makeCustomer(trx, 'company'))
  const { id: orderId } = await knex.transaction((trx) => order(trx, id))
  const invoice = await knex.transaction((trx) => issue(trx, id, { reference: 'INK-7', notes: ['Dank u'] }))
  const { id: later } = await knex.transaction((trx) => makeCustomer(trx, 'company'))
  await knex.transaction((trx) => issue(trx, later, { at: new Date('2027-01-01T11:00:00Z'), dueOn: null }))
  await pay(id, 'transfer', `old ${invoice.id}`)
  const end = async (day: string) => {
    await knex.transaction((trx) => emptyOldInvoices(trx, day))
    await knex.transaction((trx) => emptyOldCustomers(trx, day, new Date(`${day}T11:00:00Z`)))
    return knex('gevel_invoices').where({ id: invoice.id }).first('buyer', 'reference', 'notes', 'total_cents')
  }
  expect(await end('2033-12-31')).toMatchObject({ reference: 'INK-7', buyer: expect.stringContaining('Kozijn & Zn') })
  const emptied = await end('2034-01-01')
  expect(emptied).toMatchObject({ reference: null, notes: '[]', total_cents: 10_900 })
  expect(JSON.parse(emptied.buyer)).toEqual({ name: '', street: '', postcode: '', city: '', country: 'NL' })
  expect(await findCustomer(knex, id)).toMatchObject({ name: 'Verwijderde klant', kvk: null, vatId: null, street: '' })
  expect(await knex('gevel_orders').where({ id: orderId }).first('agreed')).toEqual({ agreed: '{}' })
  expect(await findCustomer(knex, later)).toMatchObject({ name: 'Kozijn & Zn' })
})
