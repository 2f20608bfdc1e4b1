import type { Cents } from '@gevel/contract/money/cents'
import type { Plan, PlanVersion } from '@gevel/contract/plans'
import type { Knex } from 'knex'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { tablesOf } from '../../platform/database/tables-of'
import { type PlanRow, planUid } from './plan-row'

/** A row of `gevel_plan_versions`. */
export type VersionRow = Selectable<Tables['gevel_plan_versions']>

/** All published plans in their order, with what is sold of them now. */
export async function loadPlans(knex: Knex): Promise<Plan[]> {
  const rows: PlanRow[] = await strapi.db
    .query(planUid)
    .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  const versions = await tablesOf(knex)
    .selectFrom('gevel_plan_versions')
    .selectAll()
    .distinctOn('plan_document_id')
    .orderBy('plan_document_id')
    .orderBy('version', 'desc')
    .execute()
  const byDocument = new Map(versions.map((version) => [version.plan_document_id, version]))
  return rows.flatMap((row) => {
    const version = byDocument.get(row.documentId)
    return version ? [planOf(row, version)] : []
  })
}

/** What was sold under an id, whether it still is or not; undefined when nothing was. */
export async function findVersion(knex: Knex, id: number): Promise<PlanVersion | undefined> {
  const row = await tablesOf(knex).selectFrom('gevel_plan_versions').selectAll().where('id', '=', id).executeTakeFirst()
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
    price: { incl: row.price_incl_cents, excl: row.price_excl_cents },
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

function priceOf(incl: Cents | null, excl: Cents | null): PlanVersion['extraSeat'] {
  return incl === null || excl === null ? null : { incl, excl }
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}
