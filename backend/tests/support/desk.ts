import { randomUUID } from 'node:crypto'
import { cents } from '@gevel/contract/money/cents'
import createKnex, { type Knex } from 'knex'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createCustomer } from '../../src/ledger/customers/create-customer'
import { tablesOf } from '../../src/platform/database/tables-of'
import type { Transaction } from '../../src/platform/database/transaction'
import { type Admin, logIn } from './admin.ts'
import { askAdmin, Newsroom } from './editors.ts'
import { issue, noon, order, system, yearLine } from './ledger.ts'

const textTypes: readonly number[] = [pg.types.builtins.DATE, pg.types.builtins.JSONB]

/** Opens the database of the backend under test, read as Strapi reads: days and JSON as texts. */
export function openDeskDatabase(): Knex {
  const types = { getTypeParser: (oid: number) => (textTypes.includes(oid) ? String : pg.types.getTypeParser(oid)) }
  return createKnex({ client: 'pg', connection: { connectionString: process.env.DATABASE_URL, types } })
}

/** Logs in as somebody of the desk, or with another role. */
export async function deskEditor(newsroom: Newsroom, role = 'abonneeservice'): Promise<Admin> {
  return logIn((await newsroom.createEditor(role)).email)
}

/** What the audit log has of an action of the desk. */
interface Audited {
  target_name: string | null
  changes: string[]
}

/** The desk and the database of the backend, open while the tests of a file run. */
export function openDesk() {
  const knex = openDeskDatabase()
  let newsroom: Newsroom
  let editor: Admin
  let tokenOfOther: string
  beforeAll(async () => {
    newsroom = await Newsroom.open()
    editor = await deskEditor(newsroom)
    tokenOfOther = (await newsroom.createAndLogIn('eindredacteur')).token
  })
  afterAll(async () => {
    await knex.destroy()
    await newsroom.close()
  })
  return {
    knex,
    /** Sends a request as an editor of the desk. @param path below `/admin/site/desk/` */
    request: (method: 'GET' | 'POST', path: string, body?: object) =>
      editor.request(method, `/admin/site/desk/${path}`, body),
    /** The status of a request by an editor who may not use the desk. */
    async statusForOthers(method: 'GET' | 'POST', path: string, body?: object): Promise<number> {
      return (await askAdmin(method, `/admin/site/desk/${path}`, body, { token: tokenOfOther })).status
    },
    /** What the audit log has of a kind, newest first. @param ids of what it was done to; everything without */
    async audited(kind: string, ids?: readonly number[]): Promise<Audited[]> {
      const sql = `SELECT target_name, changes FROM gevel_audit_log
        WHERE kind = $1 AND ($2::text[] IS NULL OR target_id = ANY($2)) ORDER BY id DESC`
      return (await newsroom.database.query(sql, [`desk.${kind}`, ids?.map(String) ?? null])).rows
    },
  }
}

interface Differences {
  state?: 'active' | 'ended'
  /** collected by direct debit, due on this Dutch day */
  collectedOn?: string
  /** paid after an invoice, due on this Dutch day */
  dueOn?: string
}

/** A company with five seats of which an order, a subscription and an open invoice of € 109,00 are stored. */
export async function storeSubscription(
  knex: Knex,
  { state = 'active', collectedOn, dueOn = collectedOn }: Differences = {},
) {
  const payment = collectedOn ? 'direct-debit' : 'invoice'
  const name = `Kozijn ${randomUUID().slice(0, 8)} & Zn`
  return knex.transaction(async (trx) => {
    const customer = await createCustomer(trx, {
      ...{ ownerId: null, actor: system, at: noon },
      details: {
        ...{ kind: 'company', name, contact: 'Jo Kozijn', email: `${randomUUID()}@kozijn.example` },
        ...{ street: 'Dakgoot 2', postcode: '1011 AB', city: 'Amsterdam', country: 'NL' },
        ...{ kvk: '01234567', vatId: 'NL810433941B01' },
      },
    })
    const placed = await order(trx, customer.id, { payment })
    const invoice = await issue(trx, customer.id, {
      ...{ orderId: placed.id, lines: [yearLine(10_900)], payment },
      ...(dueOn && { dueOn }),
    })
    const mandateId = collectedOn ? await storeMandate(trx, customer.id) : null
    const { id, number } = await tablesOf(trx)
      .insertInto('gevel_subscriptions')
      .values({
        ...{ customer_id: customer.id, order_id: placed.id, plan_version_id: await planVersion(trx) },
        ...{ state, seats: 5, payment, mandate_id: mandateId, starts_on: '2026-11-20' },
        ...{ anchor_on: '2026-11-20', paid_until: '2027-11-19', periods: 1, created_at: noon },
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    return { id, number, name, customer, order: placed, invoice }
  })
}

async function storeMandate(trx: Transaction, customerId: number): Promise<number> {
  const { id } = await tablesOf(trx)
    .insertInto('gevel_mandates')
    .values({
      ...{ reference: randomUUID().slice(0, 35), customer_id: customerId, iban: 'NL20INGB0001234567' },
      ...{ holder: 'Kozijn en Zn', text: 'Proef', text_version: '2026-11-01', creditor_id: 'NL69ZZZ123456780000' },
      signed_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A version of a plan that no document has, for a company with five seats at € 100,00 a year. */
async function planVersion(trx: Transaction): Promise<number> {
  const { id } = await tablesOf(trx)
    .insertInto('gevel_plan_versions')
    .values({
      ...{ plan_document_id: randomUUID(), version: 1, name: 'Proefplan', slug: 'proefplan', edition: 'mix' },
      ...{ audience: 'both', period: 'year', vat_rate: 900, seats: 5, print: false },
      ...{ price_incl_cents: cents(10_900), price_excl_cents: cents(10_000) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
