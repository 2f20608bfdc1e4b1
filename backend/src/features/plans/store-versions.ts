import type { Knex } from 'knex'
import { storeSoldVersions } from '../../content/billing/sold-versions'

const soldPlans = {
  documents: 'plans',
  versions: 'gevel_plan_versions',
  owner: 'plan_document_id',
  facts: {
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
  },
}

/**
 * Stores a new version of each published plan whose sold facts differ from its newest version. What was sold earlier stays: its
 * subscriptions refer to it. A repeat stores nothing.
 * @param documentId of one plan; without it, all plans
 * @returns how many versions are new
 */
export function storePlanVersions(knex: Knex, documentId: string | null = null): Promise<number> {
  return storeSoldVersions(knex, soldPlans, documentId)
}
