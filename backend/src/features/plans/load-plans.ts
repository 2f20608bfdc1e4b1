import { cents } from '@gevel/contract/money/cents'
import type { Plan, PlanVersion } from '@gevel/contract/plans'
import type { Knex } from 'knex'
import { type PlanRow, planUid } from './plan-row'

/** A row of `gevel_plan_versions`. */
export interface VersionRow {
  id: number
  plan_document_id: string
  name: string
  slug: string
  edition: PlanVersion['edition']
  audience: PlanVersion['audience']
  period: PlanVersion['period']
  price_incl_cents: number
  price_excl_cents: number
  vat_rate: number
  seats: number
  seat_incl_cents: number | null
  seat_excl_cents: number | null
  intro_weeks: number | null
  intro_incl_cents: number | null
  intro_excl_cents: number | null
  after_intro: 'end' | 'continue'
  print: boolean
}

/** All published plans in their order, with what is sold of them now. */
export async function loadPlans(knex: Knex): Promise<Plan[]> {
  const rows: PlanRow[] = await strapi.db
    .query(planUid)
    .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  const versions: VersionRow[] = await knex('gevel_plan_versions')
    .distinctOn('plan_document_id')
    .whereIn(
      'plan_document_id',
      rows.map(({ documentId }) => documentId),
    )
    .orderBy(['plan_document_id', { column: 'version', order: 'desc' }])
  const byDocument = new Map(versions.map((version) => [version.plan_document_id, version]))
  return rows.flatMap((row) => {
    const version = byDocument.get(row.documentId)
    return version ? [planOf(row, version)] : []
  })
}

/** What was sold under an id, whether it still is or not; undefined when nothing was. */
export async function findVersion(knex: Knex, id: number): Promise<PlanVersion | undefined> {
  const row: VersionRow | undefined = await knex('gevel_plan_versions').where({ id }).first()
  return row && versionOf(row)
}

function planOf(row: PlanRow, version: VersionRow): Plan {
  return {
    version: versionOf(version),
    tagline: row.tagline || null,
    included: linesOf(row.included),
    notIncluded: linesOf(row.notIncluded),
    isHighlighted: row.highlighted,
    onSaleFrom: row.onSaleFrom || null,
    onSaleUntil: row.onSaleUntil || null,
  }
}

/** A row as it was sold. */
export function versionOf(row: VersionRow): PlanVersion {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    edition: row.edition,
    audience: row.audience,
    period: row.period,
    price: { incl: cents(row.price_incl_cents), excl: cents(row.price_excl_cents) },
    vatRate: row.vat_rate,
    seats: row.seats,
    extraSeat: priceOf(row.seat_incl_cents, row.seat_excl_cents),
    intro: introOf(row),
    print: row.print,
  }
}

function introOf(row: VersionRow): PlanVersion['intro'] {
  const price = priceOf(row.intro_incl_cents, row.intro_excl_cents)
  return row.intro_weeks !== null && price ? { weeks: row.intro_weeks, price, after: row.after_intro } : null
}

function priceOf(incl: number | null, excl: number | null): PlanVersion['extraSeat'] {
  return incl === null || excl === null ? null : { incl: cents(incl), excl: cents(excl) }
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}
