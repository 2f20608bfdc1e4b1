import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'

const mostShown = 500

/** A run with its collections, those that came back first: at most 500. Undefined without it. */
export async function showRun(id: number) {
  const tables = tablesOf(strapi.db.connection)
  const row = await tables
    .selectFrom('gevel_collection_runs')
    .select(['id', 'number', 'state', 'collect_on as collectOn', 'collections as count', 'total_cents as totalCents'])
    .select(['file_id as fileId', 'created_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const collections = await tables
    .selectFrom('gevel_collections as l')
    .innerJoin('gevel_invoices as i', 'i.id', 'l.invoice_id')
    .innerJoin('gevel_customers as c', 'c.id', 'i.customer_id')
    .innerJoin('gevel_mandates as m', 'm.id', 'l.mandate_id')
    .select(['l.id', 'l.state', 'l.attempt', 'l.cents', 'l.end_to_end_id as endToEndId', 'l.return_code as returnCode'])
    .select(['l.returned_on as returnedOn', 'l.retry_on as retryOn', 'i.id as invoiceId', 'i.number as invoice'])
    .select(['c.name as customer', 'm.reference as mandate'])
    .where('l.run_id', '=', id)
    .orderBy((order) => order.case().when('l.state', '=', 'returned').then(0).else(1).end())
    .orderBy('l.id')
    .limit(mostShown)
    .execute()
  const { created_at, closed_at, ...run } = row
  return { ...run, createdAt: timestamp(created_at), closedAt: timestampOrNull(closed_at), collections }
}

/** A run as the admin's screen shows it. */
export type ShownRun = NonNullable<Awaited<ReturnType<typeof showRun>>>
