import { type WithdrawalObstacle, type WithdrawalState, withdrawalStates } from '@gevel/contract/withdrawals'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { timestamp } from '../../../platform/http/timestamp'
import { obstacleNames, withdrawalStateNames } from './withdrawal-words'

interface WithdrawalRow {
  id: number
  number: string
  state: WithdrawalState
  obstacle: WithdrawalObstacle | null
  order_text: string
  name: string
  email: string
  received_at: Date
  refund_cents: number | null
  refund_until: string | null
  refunded_on: string | null
  order_number: string | null
}

const whichSchema = z.enum(['todo', ...withdrawalStates, 'all']).default('todo')

/** Statements of withdrawal, those that wait longest for their money at the top of what is to be done. */
export const withdrawalList = adminList({
  query: () =>
    strapi.db
      .connection('gevel_withdrawals as w')
      .leftJoin('gevel_orders as o', 'o.id', 'w.order_id')
      .select(
        ...['w.id', 'w.number', 'w.state', 'w.obstacle', 'w.order_text', 'w.name', 'w.email', 'w.received_at'],
        ...['w.refund_cents', 'w.refund_until', 'w.refunded_on', 'o.number as order_number'],
      ),
  id: 'w.id',
  sortable: {
    received: ['w.received_at'],
    name: ['lower(w.name)'],
    until: ['w.refund_until'],
    refund: ['w.refund_cents'],
  },
  sort: '-received',
  search: ['w.number', 'w.name', 'w.email', 'w.order_text', 'o.number'],
  filters: {
    which: listFilter(whichSchema, (rows, which) => {
      if (which !== 'all') rows.whereIn('w.state', which === 'todo' ? ['open', 'refund'] : [which])
    }),
  },
  columns: [
    ['Nummer', ({ number }) => number],
    ['Ontvangen', ({ receivedAt }) => receivedAt],
    ['Staat', ({ state }) => withdrawalStateNames[state]],
    ['Waarom beoordelen', ({ obstacle }) => obstacle && obstacleNames[obstacle]],
    ['Ingevulde bestelling', ({ orderText }) => orderText],
    ['Bestelling', ({ orderNumber }) => orderNumber],
    ['Naam', ({ name }) => name],
    ['E-mailadres', ({ email }) => email],
    ['Terug te betalen (centen)', ({ refundCents }) => refundCents],
    ['Terugbetalen uiterlijk', ({ refundUntil }) => refundUntil],
    ['Terugbetaald op', ({ refundedOn }) => refundedOn],
  ],
  serialise: (row: WithdrawalRow) => ({
    ...{ id: row.id, number: row.number, state: row.state, obstacle: row.obstacle, name: row.name, email: row.email },
    ...{ orderText: row.order_text, orderNumber: row.order_number, receivedAt: timestamp(row.received_at) },
    ...{ refundCents: row.refund_cents, refundUntil: row.refund_until, refundedOn: row.refunded_on },
  }),
  pageSize: 25,
})
