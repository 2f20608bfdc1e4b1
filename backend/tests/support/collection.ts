import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { BackendProcess } from '../../simulation/backend-process.ts'
import { addAccount, idsOf, newKey, orderOf } from '../../simulation/orders.ts'
import { prepareDatabase, setup } from '../../simulation/prepare.ts'
import { dropDatabase, makeDatabase } from './temporary-database.ts'

export const noon = (day: string): Date => new Date(`${day}T11:00:00Z`)

interface Collection {
  id: number
  /** its end-to-end id */
  end: string
  state: string
  retry: string | null
  cents: number
}

/** A backend with a database of its own, for the tests of a file, in which customers owe money on chosen days. */
export class CollectionTest {
  database!: pg.Pool
  backend!: BackendProcess
  /** the number of the newest customer */
  newest = 0

  /** @param name of its database */
  static forThisFile(name: string): CollectionTest {
    const made = new CollectionTest()
    beforeAll(async () => {
      const url = await makeDatabase(name)
      made.database = await prepareDatabase(url)
      made.backend = new BackendProcess(url, setup)
      await made.backend.start()
    })
    afterAll(async () => {
      made.backend.stop()
      await made.database.end()
      await dropDatabase(name)
    })
    return made
  }

  /** Places an order of a new customer. */
  async place(planId: number, day: string, options: Parameters<typeof orderOf>[1] = {}) {
    const n = ++this.newest
    await addAccount(this.database, n, `klant${n}@gevel.example`)
    const order = orderOf(planId, { n, payment: 'direct-debit', ...options })
    const placed = await this.backend.call('place', noon(day), {
      ...{ order, idempotencyKey: newKey(), accountId: n, address: null },
    })
    const ids = await idsOf(this.database, placed.subscriptionNumber)
    const { rows } = await this.database.query<{ customerId: number }>(
      'SELECT customer_id AS "customerId" FROM gevel_subscriptions WHERE id = $1',
      [ids.id],
    )
    return { ...ids, customerId: rows[0]?.customerId ?? 0 }
  }

  async collectionsOf(orderId: number): Promise<Collection[]> {
    const { rows } = await this.database.query<Collection>(
      `SELECT c.id, c.end_to_end_id AS end, c.state, c.retry_on::text AS retry, c.cents FROM gevel_collections c
       JOIN gevel_invoices i ON i.id = c.invoice_id WHERE i.order_id = $1 ORDER BY c.id`,
      [orderId],
    )
    return rows
  }

  /** What the mails of a template to a customer say. */
  async mailsOf(template: string, n: number): Promise<Record<string, unknown>[]> {
    const { rows } = await this.database.query<{ props: Record<string, unknown> }>(
      `SELECT data->'props' AS props FROM gevel_jobs.job WHERE name = 'mail' AND data->>'template' = $1 AND data->>'to' = $2 ORDER BY created_on`,
      [template, `klant${n}@gevel.example`],
    )
    return rows.map(({ props }) => props)
  }

  async openCents(orderId: number): Promise<number | undefined> {
    const { rows } = await this.database.query<{ open: number }>(
      'SELECT sum(open_cents)::integer AS open FROM gevel_invoices WHERE order_id = $1',
      [orderId],
    )
    return rows[0]?.open
  }
}
