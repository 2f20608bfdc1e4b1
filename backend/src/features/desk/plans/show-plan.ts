import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'
import { earliestRise, findConcerned } from '../../subscriptions/notices/announce-price-job'

/** A version of a plan, its other versions, and the subscriptions to which its price can be announced; undefined when there is no such version. */
export async function showPlan(id: number, at: Date) {
  const knex = strapi.db.connection
  const tables = tablesOf(knex)
  const sold = await tables.selectFrom('gevel_plan_versions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!sold) return undefined
  const [versions, concerned, announced] = await Promise.all([
    tables
      .selectFrom('gevel_plan_versions as v')
      .select(['v.id', 'v.version', 'v.price_incl_cents as inclCents', 'v.price_excl_cents as exclCents'])
      .select(['v.created_at as soldSince'])
      .select(
        sql<number>`(SELECT count(*)::integer FROM gevel_subscriptions s
          WHERE s.plan_version_id = v.id AND s.state NOT IN ('ended', 'withdrawn'))`.as('running'),
      )
      .where('v.plan_document_id', '=', sold.plan_document_id)
      .orderBy('v.version', 'desc')
      .execute(),
    findConcerned(knex, id),
    tables
      .selectFrom('gevel_subscriptions')
      .select('announced_from as from')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('announced_plan_version_id', '=', id)
      .where('announced_from', 'is not', null)
      .groupBy('announced_from')
      .orderBy('announced_from')
      .execute(),
  ])
  const { plan_document_id, price_incl_cents, price_excl_cents, name, version, edition, audience, period, seats } = sold
  return {
    ...{ id, documentId: plan_document_id, name, version, edition, audience, period, seats },
    ...{ inclCents: price_incl_cents, exclCents: price_excl_cents, soldSince: timestamp(sold.created_at) },
    isNewest: versions[0]?.id === id,
    versions: versions.map((one) => ({ ...one, soldSince: timestamp(one.soldSince) })),
    /** how many subscriptions would hear of its price, and the first day that it can have */
    announcement: { count: concerned.length, earliest: earliestRise(at) },
    announced,
  }
}

/** A version of a plan as the admin's screen shows it. */
export type ShownPlan = NonNullable<Awaited<ReturnType<typeof showPlan>>>
