import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'
import { invoicesOf } from '../invoices/invoices-of'
import { timelineOf } from '../timeline'

/** Loads an order with its lines, the agreed terms, its subscriptions and invoices; undefined when there is none. */
export async function showOrder(id: number, at: Date) {
  const knex = strapi.db.connection
  const tables = tablesOf(knex)
  const row = await tables
    .selectFrom('gevel_orders as o')
    .innerJoin('gevel_customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'o.number', 'o.kind', 'o.state', 'o.prices', 'o.payment', 'o.reference', 'o.agreed'])
    .select(['o.net_cents as netCents', 'o.vat_cents as vatCents', 'o.total_cents as totalCents', 'o.placed_at'])
    .select(['o.customer_id', 'c.number as customerNumber', 'c.name', 'c.contact', 'c.email'])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const [lines, subscriptions, invoices, events] = await Promise.all([
    tables
      .selectFrom('gevel_order_lines')
      .select(['position', 'description', 'quantity', 'unit_cents as unitCents', 'vat_rate as vatRate'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute(),
    tables
      .selectFrom('gevel_subscriptions')
      .select(['id', 'number', 'state'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute(),
    invoicesOf(knex, { order_id: id }, dutchDay(at)),
    timelineOf(knex, row.customer_id),
  ])
  const { placed_at, customer_id, customerNumber, name, contact, email, agreed, ...order } = row
  return {
    ...{ ...order, placedAt: timestamp(placed_at), agreed: agreedFacts(agreed) },
    customer: { id: customer_id, number: customerNumber, name, contact, email },
    ...{ lines, subscriptions, invoices },
    events: events.filter(({ subject, data }) => subject === 'order' || data.orderId === id),
  }
}

/** An order as the admin's screen shows it. */
export type ShownOrder = NonNullable<Awaited<ReturnType<typeof showOrder>>>

const agreedSchema = z.object({
  button: z.string().optional(),
  takenBy: z.string().optional(),
  startsAtOnce: z.boolean().optional(),
  terms: z.string().optional(),
  from: z.string().nullish(),
  mandate: z.object({ version: z.string() }).nullish(),
})

/** What the customer saw and agreed to (BW 6:230v), by the names on the screen. */
function agreedFacts(agreed: string): [name: string, value: string][] {
  const { button, takenBy, startsAtOnce, terms, from, mandate } = agreedSchema.parse(JSON.parse(agreed))
  const facts: [name: string, value: string | null | undefined][] = [
    ['Knop', button],
    ['Telefonisch besteld bij', takenBy],
    ['Wil direct beginnen', startsAtOnce === undefined ? null : startsAtOnce ? 'Ja' : 'Nee'],
    ['Voorwaarden van', terms],
    ['Machtigingstekst van', mandate?.version],
    ['Netwerkadres', from],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
