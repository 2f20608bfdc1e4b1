import type { Knex } from 'knex'
import { type RawBuilder, sql } from 'kysely'
import type { BillingSettings } from '../../content/billing/billing-settings'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { type Actor, recordEvent } from '../events/record-event'

/** How a mandate stands on a day. It lapses when nothing was collected by it for 36 months (EPC rulebook). */
export type MandateState = 'valid' | 'revoked' | 'lapsed'

/**
 * SQL of the `MandateState` of a row `m` of `gevel_mandates`.
 * @param day SQL of a date
 */
export function mandateState(day: string): string {
  return `CASE WHEN m.revoked_at IS NOT NULL THEN 'revoked'
    WHEN coalesce(m.last_used_on, (m.signed_at AT TIME ZONE 'Europe/Amsterdam')::date) > ${day} - interval '36 months' THEN 'valid'
    ELSE 'lapsed' END`
}

/** The same on a Dutch day, for a query of Kysely. */
export function mandateStateOn(day: string): RawBuilder<MandateState> {
  return sql`(SELECT ${sql.raw(mandateState('asked.day'))} FROM (VALUES (${day}::date)) AS asked (day))`
}

interface NewMandate {
  customerId: number
  /** MndtId, at most 35 characters of the SEPA set */
  reference: string
  /** in the electronic format */
  iban: string
  holder: string
  settings: BillingSettings
  /** network address of whoever agreed */
  signedFrom: string | null
  actor: Actor
  at: Date
}

/**
 * Stores a mandate for direct debits with the proof of its consent: the text that was shown, when, and from which address. Another account
 * is another mandate, so that no collection needs an amendment.
 * @throws Error when the publisher cannot collect
 */
export async function storeMandate(trx: Transaction, mandate: NewMandate): Promise<number> {
  const { customerId, reference, iban, holder, settings, signedFrom, actor, at } = mandate
  if (settings.creditorId === null) throw new Error('Without a creditor identifier nothing can be collected')
  const { id } = await tablesOf(trx)
    .insertInto('gevel_mandates')
    .values({
      ...{ reference, customer_id: customerId, iban, holder, creditor_id: settings.creditorId },
      ...{ text: settings.mandate.text, text_version: settings.mandate.version },
      ...{ signed_at: at, signed_from: signedFrom },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(trx, {
    ...{ customerId, subject: 'mandate', subjectId: id, kind: 'signed', data: { reference }, actor, at },
  })
  return id
}

/** Revokes a mandate: nothing is collected by it from now on. */
export async function revokeMandate(
  trx: Transaction,
  id: number,
  { because, actor, at }: { because: string; actor: Actor; at: Date },
): Promise<void> {
  const [revoked] = await tablesOf(trx)
    .updateTable('gevel_mandates')
    .set({ revoked_at: at, revoked_because: because })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('customer_id as customerId')
    .execute()
  if (!revoked) return
  const { customerId } = revoked
  await recordEvent(trx, {
    ...{ customerId, subject: 'mandate', subjectId: id, kind: 'revoked', reason: because, actor, at },
  })
}

/** A mandate, as it stands on a Dutch day. */
export async function findMandate(knex: Knex, id: number, day: string) {
  return tablesOf(knex)
    .selectFrom('gevel_mandates as m')
    .select(['m.id', 'm.reference', 'm.iban', 'm.holder', 'm.signed_at as signedAt', mandateStateOn(day).as('state')])
    .where('m.id', '=', id)
    .executeTakeFirst()
}
