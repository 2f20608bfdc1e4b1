import pg from 'pg'
import { createOwnTables } from '../../scripts/database/own-tables.ts'
import type { BillingSettings } from '../src/content/billing/billing-settings.ts'
import type { Setup } from './calls.ts'

export const settings: BillingSettings = {
  ...{
    brand: 'Gevel',
    name: 'Voegwerk Media bv',
    email: 'abonnement@gevel.example',
    kvk: '12345678',
    vatId: 'NL123456782B12',
  },
  address: { street: 'Kalkoven 12', postcode: '3511 AA', city: 'Utrecht', phone: null, email: null },
  ...{ iban: 'NL91ABNA0417164300', creditorId: 'NL69ZZZ123456780000', countries: ['NL', 'BE'] },
  ...{ paymentDays: 14, noticeDays: 5, graceDays: 21, retryDays: 7 },
  terms: { version: '2026-01-01', text: [] },
  mandate: { version: '2026-01-01', text: 'U geeft toestemming om af te schrijven.' },
  issues: [],
}

type Period = 'month' | 'quarter' | 'year'

/** A plan of the simulation: what is sold of it, in cents. */
export interface SimulatedPlan {
  id: number
  slug: string
  edition: 'general' | 'pro' | 'mix'
  audience: 'person' | 'company' | 'both'
  period: Period
  incl: number
  excl: number
  seats: number
  seatIncl: number | null
  seatExcl: number | null
  intro: { weeks: number; incl: number; excl: number; after: 'end' | 'continue' } | null
}

const none = { seatIncl: null, seatExcl: null, intro: null }

/** All shapes of plans: each period and edition, with and without further readers, and introductions that end and that go on. */
export const plans: readonly SimulatedPlan[] = [
  ...[
    {
      id: 1,
      slug: 'gevel',
      edition: 'general',
      audience: 'both',
      period: 'month',
      incl: 2017,
      excl: 1850,
      seats: 1,
      ...none,
    },
  ],
  {
    ...{ id: 2, slug: 'mix-pro', edition: 'mix', audience: 'both', period: 'month', incl: 3706, excl: 3400, seats: 3 },
    ...{ seatIncl: 981, seatExcl: 900, intro: null },
  },
  {
    ...{ id: 3, slug: 'gevel-digitaal', edition: 'general', audience: 'both', period: 'quarter' },
    incl: 3597,
    excl: 3300,
    seats: 1,
    ...none,
  },
  {
    ...{
      id: 4,
      slug: 'kennismaken',
      edition: 'general',
      audience: 'person',
      period: 'month',
      incl: 2017,
      excl: 1850,
      seats: 1,
      ...none,
    },
    intro: { weeks: 4, incl: 400, excl: 367, after: 'end' },
  },
  {
    ...{ id: 5, slug: 'gevel-jaar', edition: 'general', audience: 'both', period: 'year' },
    incl: 21_999,
    excl: 20_183,
    seats: 1,
    ...none,
  },
  {
    ...{
      id: 6,
      slug: 'pro-bedrijf',
      edition: 'pro',
      audience: 'company',
      period: 'year',
      incl: 124_260,
      excl: 114_000,
      seats: 5,
    },
    ...{ seatIncl: 19_620, seatExcl: 18_000, intro: { weeks: 8, incl: 16_241, excl: 14_900, after: 'continue' } },
  },
] as const satisfies readonly SimulatedPlan[]

export const setup: Setup = {
  settings,
  plans: plans.map(({ id, slug }) => ({ documentId: `plan-${id}`, slug, onSaleFrom: null, onSaleUntil: null })),
}

/** Makes our own tables in an empty database, with the plans, and of accounts what is read of them. */
export async function prepareDatabase(connectionString: string): Promise<pg.Pool> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await createOwnTables(client)
  await client.end()
  const database = new pg.Pool({ connectionString })
  await database.query(`ALTER TABLE up_users ADD email text, ADD username text, ADD name text, ADD company text, ADD edition text,
    ADD password text, ADD blocked boolean, ADD created_at timestamptz, ADD consented_at timestamptz, ADD deletion_at timestamptz`)
  for (const plan of plans)
    await database.query(
      `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents, price_excl_cents,
         vat_rate, seats, seat_incl_cents, seat_excl_cents, intro_weeks, intro_incl_cents, intro_excl_cents, after_intro, print)
       VALUES ($1, 1, $2, $2, $3, $4, $5, $6, $7, 900, $8, $9, $10, $11, $12, $13, $14, false)`,
      [
        ...[`plan-${plan.id}`, plan.slug, plan.edition, plan.audience, plan.period, plan.incl, plan.excl, plan.seats],
        ...[
          plan.seatIncl,
          plan.seatExcl,
          plan.intro?.weeks ?? null,
          plan.intro?.incl ?? null,
          plan.intro?.excl ?? null,
        ],
        plan.intro?.after ?? 'end',
      ],
    )
  return database
}
