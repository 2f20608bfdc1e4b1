import { adminList } from '../../../platform/admin-lists/admin-list'
import { fromDay, oneOf, untilDay } from '../../../platform/admin-lists/list-filters'
import { timestamp } from '../../../platform/http/timestamp'
import { customerSearch } from '../customer-search'
import { type OrderState, orderStateNames, paymentNames } from '../words'

interface OrderRow {
  id: number
  number: string
  kind: string
  state: OrderState
  total_cents: number
  payment: 'direct-debit' | 'invoice'
  placed_at: Date
  customer: string
  email: string
  description: string | null
}

/** All orders, whatever was ordered. */
export const orderList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_orders as r')
      .join('gevel_customers as c', 'c.id', 'r.customer_id')
      .select(
        ...['r.id', 'r.number', 'r.kind', 'r.state', 'r.total_cents', 'r.payment', 'r.placed_at'],
        ...['c.name as customer', 'c.email'],
        knex.raw(
          `(SELECT description FROM gevel_order_lines l WHERE l.order_id = r.id ORDER BY position LIMIT 1) AS description`,
        ),
      )
  },
  id: 'r.id',
  sortable: { number: ['r.id'], customer: ['lower(c.name)'], total: ['r.total_cents'], state: ['r.state'] },
  sort: '-number',
  filters: {
    q: customerSearch('gevel_orders'),
    state: oneOf('r.state', Object.keys(orderStateNames) as [OrderState, ...OrderState[]]),
    payment: oneOf('r.payment', ['direct-debit', 'invoice']),
    from: fromDay('r.placed_at'),
    until: untilDay('r.placed_at'),
  },
  columns: [
    ['Nummer', ({ number }) => number],
    ['Geplaatst', ({ placedAt }) => placedAt],
    ['Klant', ({ customer }) => customer],
    ['E-mailadres', ({ email }) => email],
    ['Bestelling', ({ description }) => description],
    ['Staat', ({ state }) => orderStateNames[state]],
    ['Betaling', ({ payment }) => paymentNames[payment]],
    ['Bedrag', ({ totalCents }) => totalCents / 100],
  ],
  serialise: ({ total_cents, placed_at, ...row }: OrderRow) => ({
    ...row,
    totalCents: total_cents,
    placedAt: timestamp(placed_at),
  }),
  pageSize: 25,
  isLarge: true,
})
