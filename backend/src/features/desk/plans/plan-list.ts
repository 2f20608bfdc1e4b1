import { adminList } from '../../../platform/admin-lists/admin-list'
import { oneOf } from '../../../platform/admin-lists/list-filters'
import { timestamp } from '../../../platform/http/timestamp'
import { editionNames, periodNames } from '../words'

interface VersionRow {
  id: number
  plan_document_id: string
  name: string
  version: number
  is_newest: boolean
  edition: 'general' | 'pro' | 'mix'
  audience: 'person' | 'company' | 'both'
  period: 'month' | 'quarter' | 'year'
  price_incl_cents: number
  price_excl_cents: number
  seats: number
  created_at: Date
  running: string
  readers: string
}

/** All versions of plans, each with the number of subscriptions that run on it. */
export const planList = adminList({
  query() {
    const knex = strapi.db.connection
    const versions = knex.raw(`(
      SELECT v.*, v.version = max(v.version) OVER (PARTITION BY v.plan_document_id) AS is_newest,
        coalesce(s.running, 0) AS running, coalesce(s.readers, 0) AS readers
      FROM gevel_plan_versions v LEFT JOIN (
        SELECT plan_version_id, count(*) AS running, sum(seats) AS readers FROM gevel_subscriptions
        WHERE state NOT IN ('ended', 'withdrawn') GROUP BY plan_version_id
      ) s ON s.plan_version_id = v.id) AS p`)
    return knex
      .from(versions)
      .select(
        ...['p.id', 'p.plan_document_id', 'p.name', 'p.version', 'p.is_newest', 'p.edition', 'p.audience', 'p.period'],
        ...['p.price_incl_cents', 'p.price_excl_cents', 'p.seats', 'p.created_at', 'p.running', 'p.readers'],
      )
  },
  id: 'p.id',
  sortable: { name: ['lower(p.name)', 'p.version'], running: ['p.running'], sold: ['p.created_at'] },
  sort: '-running',
  search: ['p.name'],
  filters: { edition: oneOf('p.edition', ['general', 'pro', 'mix']) },
  columns: [
    ['Plan', ({ name }) => name],
    ['Versie', ({ version }) => version],
    ['Editie', ({ edition }) => editionNames[edition]],
    ['Prijs met btw', ({ inclCents }) => inclCents / 100],
    ['Prijs zonder btw', ({ exclCents }) => exclCents / 100],
    ['Periode', ({ period }) => periodNames[period]],
    ['Lopend', ({ running }) => running],
    ['Lezers', ({ readers }) => readers],
    ['Verkocht sinds', ({ soldSince }) => soldSince],
  ],
  serialise: ({ plan_document_id, price_incl_cents, price_excl_cents, is_newest, created_at, ...row }: VersionRow) => ({
    ...{ ...row, documentId: plan_document_id, isNewest: is_newest, soldSince: timestamp(created_at) },
    ...{ inclCents: price_incl_cents, exclCents: price_excl_cents },
    ...{ running: Number(row.running), readers: Number(row.readers) },
  }),
})
