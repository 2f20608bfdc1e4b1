import { dutchDay } from '@gevel/contract/dutch-day'
import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'
import { findVersion, type VersionRow } from '../../plans/load-plans'
import { invoicesOf } from '../invoices/invoices-of'
import { timelineOf } from '../timeline'
import { nextDay } from './next-day'
import { periodAmount } from './period-amount'
import { possibleActions } from './possible-actions'
import { readersOf } from './readers-of'
import { soldPlans } from './sold-plans'

/** A subscription with all that an editor has to know about it; undefined without it. */
export async function showSubscription(id: number, at: Date) {
  const knex = strapi.db.connection
  const row = await tablesOf(knex)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_customers as c', 'c.id', 's.customer_id')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .leftJoin('gevel_mandates as m', 'm.id', 's.mandate_id')
    .leftJoin('gevel_orders as o', 'o.id', 's.order_id')
    .selectAll('s')
    .select(['c.kind as customer_kind', 'c.number as customerNumber', 'c.name', 'c.contact', 'c.email', 'c.street'])
    .select(['c.postcode', 'c.city', 'c.country', 'c.kvk', 'c.vat_id as vatId', 'c.anonymised_at as anonymisedAt'])
    .select(['m.reference as mandate', 'm.iban', 'm.holder', 'm.revoked_at', 'o.number as orderNumber'])
    .select(['v.version', 'v.name as plan', 'v.edition', 'v.period'])
    .select(sql<VersionRow | string>`to_json(v)`.as('sold'))
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const version: VersionRow = typeof row.sold === 'string' ? JSON.parse(row.sold) : row.sold
  const [readers, invoices, events, next, others, possible, { plans }, collections] = await Promise.all([
    readersOf(knex, id, at),
    invoicesOf(knex, { customer_id: row.customer_id }, dutchDay(at)),
    timelineOf(knex, row.customer_id),
    row.next_plan_version_id === null ? undefined : findVersion(knex, row.next_plan_version_id),
    otherSubscriptions(row.customer_id, id),
    possibleActions(id, at),
    soldPlans(),
    returnableCollections(row.customer_id),
  ])
  return {
    ...{ id, number: row.number, state: row.state, kind: row.kind, seats: row.seats, payment: row.payment },
    ...{ reference: row.reference, startsOn: row.starts_on, paidUntil: row.paid_until, endsOn: row.ends_on },
    ...{ pausedFrom: row.paused_from, pausedUntil: row.paused_until, isInIntro: row.in_intro },
    announcedFrom: row.announced_from,
    ...{
      createdAt: timestamp(row.created_at),
      next: nextDay(row),
      amount: periodAmount({
        ...row,
        version,
        isVatShifted: isVatShifted({ kind: row.customer_kind, vatId: row.vatId }),
      }),
    },
    plan: { name: row.plan, version: row.version, edition: row.edition, period: row.period },
    change: next || row.next_seats ? { plan: next?.name ?? null, seats: row.next_seats } : null,
    customer: {
      ...{ id: row.customer_id, kind: row.customer_kind, number: row.customerNumber, name: row.name },
      ...{ contact: row.contact, email: row.email, street: row.street, postcode: row.postcode, city: row.city },
      ...{ country: row.country, kvk: row.kvk, vatId: row.vatId, isAnonymised: row.anonymisedAt !== null },
    },
    mandate: row.mandate && row.iban ? { reference: row.mandate, iban: maskIban(row.iban), holder: row.holder } : null,
    order: row.order_id && row.orderNumber ? { id: row.order_id, number: row.orderNumber } : null,
    ...{ readers, invoices, events, others, possible, plans, collections },
  }
}

/** A subscription as the admin's screen shows it. */
export type ShownSubscription = NonNullable<Awaited<ReturnType<typeof showSubscription>>>

function otherSubscriptions(customerId: number, id: number) {
  return tablesOf(strapi.db.connection)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .select(['s.id', 's.number', 's.state', 'v.name as plan'])
    .where('s.customer_id', '=', customerId)
    .where('s.id', '<>', id)
    .orderBy('s.id', 'desc')
    .limit(20)
    .execute()
}

/** Direct debits that the bank collected, which it can still take back (SEPA Core: eight weeks, without a mandate thirteen months). */
function returnableCollections(customerId: number) {
  return tablesOf(strapi.db.connection)
    .selectFrom('gevel_collections as l')
    .innerJoin('gevel_invoices as i', 'i.id', 'l.invoice_id')
    .innerJoin('gevel_collection_runs as r', 'r.id', 'l.run_id')
    .select(['l.id', 'l.cents', 'i.number as invoice', 'r.collect_on as collectOn'])
    .where('i.customer_id', '=', customerId)
    .where('l.state', '=', 'collected')
    .orderBy('l.id', 'desc')
    .limit(20)
    .execute()
}
