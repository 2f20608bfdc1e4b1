import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter, oneOf } from '../../../platform/admin-lists/list-filters'
import type { VersionRow } from '../../plans/load-plans'
import { customerSearch } from '../customer-search'
import { type SubscriptionState, subscriptionStateNames } from '../words'
import { nextDay } from './next-day'
import { periodAmount } from './period-amount'

interface SubscriptionRow {
  id: number
  number: string
  state: SubscriptionState
  kind: 'paid' | 'complimentary'
  seats: number
  starts_on: string
  paid_until: string
  ends_on: string | null
  paused_until: string | null
  customer: string
  customer_kind: 'person' | 'company'
  email: string
  vat_id: string | null
  version: VersionRow
}

const whichSchema = z.enum(['running', 'over', 'all']).default('running')
const over = ['ended', 'withdrawn']

/** All subscriptions, by default those that run. */
export const subscriptionList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_subscriptions as r')
      .join('gevel_customers as c', 'c.id', 'r.customer_id')
      .join('gevel_plan_versions as v', 'v.id', 'r.plan_version_id')
      .select(
        ...['r.id', 'r.number', 'r.state', 'r.kind', 'r.seats', 'r.starts_on', 'r.paid_until', 'r.ends_on'],
        ...['r.paused_until', 'c.name as customer', 'c.kind as customer_kind', 'c.vat_id', 'c.email'],
        knex.raw('to_json(v) AS version'),
      )
  },
  id: 'r.id',
  sortable: {
    number: ['r.id'],
    customer: ['lower(c.name)'],
    seats: ['r.seats'],
    state: ['r.state'],
    next: ['r.paid_until'],
  },
  sort: '-number',
  filters: {
    q: customerSearch('gevel_subscriptions'),
    which: listFilter(whichSchema, (rows, which) => {
      if (which === 'running') rows.whereRaw('r.state <> ALL(?)', [over])
      if (which === 'over') rows.whereRaw('r.state = ANY(?)', [over])
    }),
    state: oneOf('r.state', Object.keys(subscriptionStateNames) as [SubscriptionState, ...SubscriptionState[]]),
    kind: oneOf('r.kind', ['paid', 'complimentary']),
    plan: listFilter(z.string().min(1).max(40), (rows, document) => rows.where('v.plan_document_id', document)),
  },
  columns: [
    ['Nummer', ({ number }) => number],
    ['Klant', ({ customer }) => customer],
    ['E-mailadres', ({ email }) => email],
    ['Plan', ({ plan }) => plan],
    ['Lezers', ({ seats }) => seats],
    ['Staat', ({ state }) => subscriptionStateNames[state]],
    ['Begonnen', ({ startsOn }) => startsOn],
    ['Volgende', ({ next }) => next.day],
    ['Bedrag per periode', ({ totalCents }) => totalCents && totalCents / 100],
  ],
  serialise: (row: SubscriptionRow) => {
    const version: VersionRow = typeof row.version === 'string' ? JSON.parse(row.version) : row.version
    const shifted = isVatShifted({ kind: row.customer_kind, vatId: row.vat_id })
    return {
      ...{ id: row.id, number: row.number, state: row.state, kind: row.kind, seats: row.seats },
      ...{ startsOn: row.starts_on, customer: row.customer, email: row.email, plan: version.name },
      ...{ period: version.period, next: nextDay(row) },
      totalCents: periodAmount({ ...row, version, isVatShifted: shifted })?.totalCents ?? null,
    }
  },
  pageSize: 25,
  isLarge: true,
})
