import { randomUUID } from 'node:crypto'
import type { Party } from '@gevel/contract/ledger'
import { cents } from '@gevel/contract/money/cents'
import createKnex, { type Knex } from 'knex'
import pg from 'pg'
import { createOwnTables } from '../../../scripts/database/own-tables.ts'
import { createCustomer } from '../../src/ledger/customers/create-customer'
import type { Actor } from '../../src/ledger/events/record-event'
import { issueInvoice } from '../../src/ledger/invoices/issue-invoice'
import type { InvoiceLine } from '../../src/ledger/invoices/store-invoice'
import { placeOrder } from '../../src/ledger/orders/place-order'
import type { Transaction } from '../../src/platform/database/transaction'
import { dropDatabase, makeDatabase } from './temporary-database.ts'

const textTypes: readonly number[] = [pg.types.builtins.DATE, pg.types.builtins.JSONB]

/** Connects to a database, read as Strapi reads: days and JSON as texts. */
export function connectLedger(connectionString: string): Knex {
  const types = { getTypeParser: (oid: number) => (textTypes.includes(oid) ? String : pg.types.getTypeParser(oid)) }
  return createKnex({ client: 'pg', connection: { connectionString, types }, pool: { min: 0, max: 20 } })
}

/** Opens a database of its own that has only our tables. */
export async function openLedger(name: string): Promise<{ knex: Knex; close(): Promise<void> }> {
  const connectionString = await makeDatabase(name)
  const client = new pg.Client({ connectionString })
  await client.connect()
  await createOwnTables(client)
  await client.end()
  const knex = connectLedger(connectionString)
  return {
    knex,
    async close() {
      await knex.destroy()
      await dropDatabase(name)
    },
  }
}

export const system: Actor = { kind: 'system' }
export const noon = new Date('2026-11-20T11:00:00Z')

const seller: Party = {
  name: 'Gevel Uitgevers B.V.',
  street: 'Steigerweg 1',
  postcode: '3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  vatId: 'NL004495445B01',
}

/** A line of one year of reading, in cents by the kind of prices. */
export function yearLine(unitCents: number, differences: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    ...{ description: 'Gevel digitaal, een jaar', quantity: 1, unitCents: cents(unitCents), vatRate: 900 },
    ...{ vatCategory: 'S', period: { from: '2026-11-20', until: '2027-11-19' } },
    ...differences,
  }
}

/** Stores a consumer, or a company with its numbers. */
export async function makeCustomer(
  trx: Transaction,
  kind: 'person' | 'company' = 'person',
  ownerId: number | null = null,
) {
  const company = { contact: 'J. Kozijn', kvk: '01234567', vatId: 'NL810433941B01' }
  return createCustomer(trx, {
    ownerId,
    actor: system,
    at: noon,
    details: {
      ...{ kind, name: kind === 'company' ? 'Kozijn & Zn' : 'Jo Kozijn', email: 'jo@kozijn.example' },
      ...{ street: 'Dakgoot 2', postcode: '1011 AB', city: 'Amsterdam', country: 'NL' },
      ...(kind === 'company' ? company : { contact: null, kvk: null, vatId: null }),
    },
  })
}

type Invoice = Parameters<typeof issueInvoice>[1]

/** Issues an invoice of € 109,00 with VAT. */
export function issue(trx: Transaction, customerId: number, differences: Partial<Invoice> = {}) {
  return issueInvoice(trx, {
    ...{
      customerId,
      orderId: null,
      charge: randomUUID(),
      lines: [yearLine(10_900)],
      prices: 'incl',
      payment: 'invoice',
    },
    ...{ dueOn: '2026-12-20', reference: null, seller, collectedBy: null, notes: [], actor: system, at: noon },
    ...differences,
  })
}

type Order = Parameters<typeof placeOrder>[1]

/** Places an order of € 109,00 with VAT. */
export function order(trx: Transaction, customerId: number, differences: Partial<Order> = {}) {
  return placeOrder(trx, {
    ...{ customerId, kind: 'subscription', lines: [yearLine(10_900)], prices: 'incl', payment: 'invoice' },
    ...{ reference: null, agreed: { terms: '2026-11-01' }, idempotencyKey: randomUUID(), actor: system, at: noon },
    ...differences,
  })
}
