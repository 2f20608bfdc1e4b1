import type { CustomerKind } from '@gevel/contract/ledger'
import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import type { PlanVersion } from '@gevel/contract/plans'
import type { Knex } from 'knex'
import { type RawBuilder, sql } from 'kysely'
import { codesOfFaults } from '../../ledger/payments/return-codes'
import type { Tables } from '../../platform/database/tables'
import { preparedTablesOf, tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { versionOf } from '../plans/load-plans'

type Row = Tables['gevel_subscriptions']

/** A subscription with what decides about it: its plan as it was sold, its customer, and what is unpaid. Days are Dutch ones. */
export interface Subscription {
  id: number
  number: string
  customerId: number
  customerKind: CustomerKind
  /** VAT is shifted to a company in another country of the EU */
  isVatShifted: boolean
  orderId: number | null
  version: PlanVersion
  kind: 'paid' | 'complimentary'
  state: Row['state']
  seats: number
  payment: Row['payment']
  mandateId: number | null
  /** the account and the mandate of its direct debits; null without them */
  collectedBy: { iban: string; mandate: string } | null
  reference: string | null
  startsOn: string
  anchorOn: string
  /** regular periods since the anchor that are invoiced */
  periods: number
  inIntro: boolean
  paidUntil: string
  endsOn: string | null
  pausedFrom: string | null
  pausedUntil: string | null
  /** a change that starts with the next period */
  nextVersionId: number | null
  nextSeats: number | null
  /** a price rise that was announced */
  announcedVersionId: number | null
  announcedFrom: string | null
  firstIssueOn: string | null
  withdrawUntil: string | null
  startsAtOnce: boolean
  createdAt: Date
  /**
   * The day on which its first open invoice was due, or its direct debit came back; null when nothing is unpaid. A direct debit
   * that we did not collect yet, or that failed by a fault of ours or of the bank, is no debt of the customer's.
   */
  unpaidSince: string | null
}

/** SQL for `unpaidSince` of a row `s` of `gevel_subscriptions`. */
export const unpaidSince: RawBuilder<string | null> = sql`(
  SELECT min(CASE
    WHEN i.payment = 'invoice' OR s.payment = 'invoice' THEN i.due_on
    WHEN m.revoked_at IS NOT NULL THEN greatest(i.due_on, (m.revoked_at AT TIME ZONE 'Europe/Amsterdam')::date)
    ELSE (SELECT min(c.returned_on) FROM gevel_collections c
      WHERE c.invoice_id = i.id AND c.state = 'returned' AND c.return_code NOT IN (${sql.join(codesOfFaults)}))
  END)
  FROM gevel_invoices i LEFT JOIN gevel_mandates m ON m.id = s.mandate_id
  WHERE i.order_id = s.order_id AND i.kind = 'invoice' AND i.open_cents > 0)`

/** undefined when there is none */
export async function findSubscription(knex: Knex, id: number): Promise<Subscription | undefined> {
  const row = await subscriptions(knex).where('s.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { version, vatId, iban, mandate, ...subscription } = row
  return {
    ...subscription,
    collectedBy: row.payment === 'direct-debit' && iban && mandate ? { iban, mandate } : null,
    version: versionOf(JSON.parse(version)),
    isVatShifted: isVatShifted({ kind: row.customerKind, vatId }),
  }
}

/**
 * Loads a subscription and locks it, after its customer: invoices and payments lock that first, and so nobody waits in a circle.
 * @throws Error when there is none
 */
export async function lockSubscription(trx: Transaction, id: number): Promise<Subscription> {
  const tables = tablesOf(trx)
  const customer = tables.selectFrom('gevel_subscriptions').select('customer_id').where('id', '=', id)
  await tables.selectFrom('gevel_customers').select('id').where('id', '=', customer).forNoKeyUpdate().execute()
  await tables.selectFrom('gevel_subscriptions').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const subscription = await findSubscription(trx, id)
  if (!subscription) throw new Error(`There is no subscription ${id}`)
  return subscription
}

function subscriptions(knex: Knex) {
  return preparedTablesOf(knex)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_customers as customer', 'customer.id', 's.customer_id')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .leftJoin('gevel_mandates as mandate', 'mandate.id', 's.mandate_id')
    .select(['s.id', 's.number', 's.customer_id as customerId', 'customer.kind as customerKind'])
    .select(['customer.vat_id as vatId', 's.order_id as orderId', sql<string>`to_jsonb(v)`.as('version')])
    .select(['mandate.iban', 'mandate.reference as mandate'])
    .select(['s.kind', 's.state', 's.seats', 's.payment', 's.mandate_id as mandateId', 's.reference', 's.periods'])
    .select(['s.starts_on as startsOn', 's.anchor_on as anchorOn', 's.paid_until as paidUntil', 's.ends_on as endsOn'])
    .select(['s.in_intro as inIntro', 's.paused_from as pausedFrom', 's.paused_until as pausedUntil'])
    .select(['s.next_plan_version_id as nextVersionId', 's.next_seats as nextSeats'])
    .select(['s.announced_plan_version_id as announcedVersionId', 's.announced_from as announcedFrom'])
    .select(['s.first_issue_on as firstIssueOn', 's.withdraw_until as withdrawUntil'])
    .select(['s.starts_at_once as startsAtOnce', 's.created_at as createdAt'])
    .select(unpaidSince.as('unpaidSince'))
}
