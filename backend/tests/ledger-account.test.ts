import { ownCustomerSchema } from '@gevel/contract/ledger'
import { cents } from '@gevel/contract/money/cents'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { recordPayment } from '../src/ledger/payments/record-payment'
import { openDatabase } from './support/database.ts'
import { connectLedger, issue, makeCustomer, noon, order, system } from './support/ledger.ts'
import { newReader } from './support/registration.ts'
import { runJobs } from './support/run-jobs.ts'
import { askAs } from './support/visitor.ts'

const knex = connectLedger(process.env.DATABASE_URL ?? '')
let database: Client

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(async () => {
  await database.end()
  await knex.destroy()
})

test('lets a reader download what it ordered, and anonymises it with its account once all is paid', async () => {
  const { jwt, user } = await newReader()
  const { id } = await knex.transaction((trx) => makeCustomer(trx, 'person', user.id))
  const { number } = await knex.transaction((trx) => order(trx, id))
  const invoice = await knex.transaction((trx) => issue(trx, id))
  const download = await askAs({ jwt }, 'GET', '/account/export')
  const { customers } = z.object({ customers: z.array(ownCustomerSchema.strict()) }).parse(download.body)
  expect(customers).toMatchObject([{ name: 'Jo Kozijn', orders: [{ number }], invoices: [{ number: invoice.number }] }])

  await knex.transaction((trx) =>
    recordPayment(trx, {
      ...{
        customerId: id,
        method: 'transfer',
        cents: cents(10_900),
        receivedOn: '2026-11-25',
        key: `pay ${invoice.id}`,
      },
      ...{ actor: system, at: noon },
    }),
  )
  await database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [user.id])
  await runJobs(database, 'account-clean-up')
  await vi.waitFor(
    async () =>
      expect(await knex('gevel_customers').where({ id }).first('name', 'email', 'street')).toEqual({
        ...{ name: 'Verwijderde klant', email: '', street: '' },
      }),
    { timeout: 30_000, interval: 200 },
  )
  expect(await knex('gevel_orders').where({ customer_id: id }).pluck('total_cents')).toEqual([10_900])
  expect(await knex('up_users').where({ id: user.id })).toEqual([])
})
