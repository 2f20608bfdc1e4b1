import { addMonths } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { announcePrice } from './announce-price'

/** The first day from which a price may rise that is announced at this moment: customers have a month to cancel (BW 6:233). */
export function earliestRise(at: Date): string {
  return addMonths(dutchDay(at), 1)
}

/**
 * Subscriptions that run on an older version of a plan, go on, pay another price there, and did not hear of this version.
 * @returns their ids, ascending
 */
export async function findConcerned(knex: Knex, planVersionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM gevel_plan_versions next
    JOIN gevel_plan_versions v ON v.plan_document_id = next.plan_document_id AND v.version < next.version
    JOIN gevel_subscriptions s ON s.plan_version_id = v.id
    JOIN gevel_customers c ON c.id = s.customer_id
    WHERE next.id = ${planVersionId} AND s.state IN ('pending', 'active', 'overdue', 'paused') AND s.kind = 'paid'
      AND s.ends_on IS NULL AND s.announced_plan_version_id IS DISTINCT FROM next.id
      AND CASE c.kind
        WHEN 'company' THEN (v.vat_rate, v.price_excl_cents + greatest(s.seats - v.seats, 0) * coalesce(v.seat_excl_cents, 0))
          <> (next.vat_rate, next.price_excl_cents + greatest(s.seats - next.seats, 0) * coalesce(next.seat_excl_cents, 0))
        ELSE v.price_incl_cents + greatest(s.seats - v.seats, 0) * coalesce(v.seat_incl_cents, 0)
          <> next.price_incl_cents + greatest(s.seats - next.seats, 0) * coalesce(next.seat_incl_cents, 0) END
    ORDER BY s.id`.execute(tablesOf(knex))
  return rows.map(({ id }) => id)
}

/** Announces the newest version of a plan to all subscriptions on its older ones; queued by the desk. */
export const announcePriceJob = defineJob({
  name: 'subscriptions-announce-price',
  data: z.object({
    planVersionId: z.int().positive(),
    from: z.iso.date(),
    /** name of the editor */
    announcedBy: z.string(),
  }),
  withinSeconds: 3_600,
  work: async ({ planVersionId, from, announcedBy }) => {
    const settings = await loadBillingSettings()
    if (!settings) return
    const at = new Date()
    // a job that had to wait announces a later day, so that every customer still has a month
    const change = { planVersionId, from: [from, earliestRise(at)].toSorted().at(-1) ?? from }
    const cause = { settings, actor: { kind: 'editor' as const, name: announcedBy }, at }
    for (const id of await findConcerned(strapi.db.connection, planVersionId))
      await inTransaction((trx) => announcePrice(trx, id, change, cause))
  },
})
