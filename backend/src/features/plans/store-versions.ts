import type { Knex } from 'knex'

/** What is sold of a plan: columns of `gevel_plan_versions`, each with its value in a row of `plans`. */
const facts = {
  name: 'p.name',
  slug: 'p.slug',
  edition: 'p.edition',
  audience: 'p.audience',
  period: 'p.period',
  price_incl_cents: 'round(p.price_incl * 100)::integer',
  price_excl_cents: 'round(p.price_excl * 100)::integer',
  vat_rate: 'round(p.vat_rate * 100)::integer',
  seats: 'p.seats',
  seat_incl_cents: 'round(p.seat_incl * 100)::integer',
  seat_excl_cents: 'round(p.seat_excl * 100)::integer',
  intro_weeks: 'p.intro_weeks',
  intro_incl_cents: 'round(p.intro_incl * 100)::integer',
  intro_excl_cents: 'round(p.intro_excl * 100)::integer',
  after_intro: 'p.after_intro',
  print: 'p.print',
}

const columns = Object.keys(facts).join(', ')

/**
 * Stores a new version of each published plan whose sold facts differ from its newest version. What was sold earlier stays: its
 * subscriptions refer to it. A repeat stores nothing.
 * @param documentId of one plan; without it, all plans
 * @returns how many versions are new
 */
export async function storePlanVersions(knex: Knex, documentId: string | null = null): Promise<number> {
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `WITH sold AS (
       SELECT p.document_id, ${Object.values(facts)
         .map((value, index) => `${value} AS ${Object.keys(facts)[index]}`)
         .join(', ')}
       FROM plans p
       WHERE p.published_at IS NOT NULL AND (:documentId::text IS NULL OR p.document_id = :documentId)
     ), newest AS (
       SELECT DISTINCT ON (plan_document_id) * FROM gevel_plan_versions ORDER BY plan_document_id, version DESC
     )
     INSERT INTO gevel_plan_versions (plan_document_id, version, ${columns})
     SELECT s.document_id, coalesce(n.version, 0) + 1, ${Object.keys(facts)
       .map((column) => `s.${column}`)
       .join(', ')}
     FROM sold s LEFT JOIN newest n ON n.plan_document_id = s.document_id
     WHERE n.version IS NULL OR (${Object.keys(facts)
       .map((column) => `s.${column}`)
       .join(', ')}) IS DISTINCT FROM (${Object.keys(facts)
       .map((column) => `n.${column}`)
       .join(', ')})`,
    { documentId },
  )
  return rowCount
}
