import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import type { MailingKind } from '../mail/mailing-kind'
import type { Bounce } from './bounce'

/** A mail to store for one person. */
interface NewDelivery {
  kind: MailingKind
  /** which of its kind: a person gets each edition once */
  edition: string
  addressId: number
  content: object
  dueAt: Date
  /** it is not sent after this moment */
  expiresAt: Date
}

/** A delivery that this program has to attempt now. */
export interface Delivery {
  id: string
  kind: string
  edition: string
  addressId: number
  email: string
  variant: string | null
  content: unknown
  attempts: number
  plannedAt: Date
}

/** What became of an attempt. */
export type Outcome =
  | { state: 'sent' | 'skipped' | 'held' }
  | { state: 'unknown'; reason: string }
  | { state: 'rejected'; reason: string; bounce: Bounce }
  | { state: 'waiting'; reason: string; dueAt: Date }

/** Stores a mail to one person. @returns false when this edition was stored for the person before */
export async function storeDelivery(trx: Transaction, delivery: NewDelivery): Promise<boolean> {
  const { kind, edition, addressId, content, dueAt, expiresAt } = delivery
  const stored = await tablesOf(trx)
    .insertInto('gevel_mail_deliveries')
    .values({
      ...{ kind: kind.name, edition, address_id: addressId, content: JSON.stringify(content) },
      ...{ due_at: dueAt, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'edition', 'address_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Claims deliveries that are due: each is in the hands of one program from then on. Those that are too late, or to an address that must
 * get no mail, end without being sent.
 */
export async function claimDeliveries(knex: Knex, most: number, at: Date): Promise<Delivery[]> {
  const { rows } = await sql<Omit<Delivery, 'content'> & { content: string; end: string | null }>`
    WITH due AS (
      SELECT d.id FROM gevel_mail_deliveries d WHERE d.state = 'waiting' AND d.due_at <= ${at}
      ORDER BY d.due_at, d.id LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), judged AS (
      SELECT d.id, a.email, CASE
        WHEN d.expires_at <= ${at} THEN 'expired'
        WHEN a.suppressed_at IS NOT NULL OR a.email IS NULL THEN 'skipped'
        ELSE 'sending'
      END AS state
      FROM due JOIN gevel_mail_deliveries d ON d.id = due.id JOIN gevel_mail_addresses a ON a.id = d.address_id
    )
    UPDATE gevel_mail_deliveries d
    SET state = j.state,
      attempts = d.attempts + CASE WHEN j.state = 'sending' THEN 1 ELSE 0 END,
      claimed_at = ${at},
      settled_at = CASE WHEN j.state = 'sending' THEN NULL ELSE ${at}::timestamptz END
    FROM judged j WHERE j.id = d.id
    RETURNING d.id, d.kind, d.edition, d.address_id AS "addressId", j.email, d.variant, d.content::text AS content, d.attempts,
      d.due_at AS "plannedAt", nullif(j.state, 'sending') AS end
  `.execute(tablesOf(knex))
  const claimed = rows.flatMap(({ end, content, ...delivery }) =>
    end === null ? [{ ...delivery, content: JSON.parse(content) }] : [],
  )
  // all of these ended without being sent: others may be due
  return rows.length > 0 && claimed.length === 0 ? claimDeliveries(knex, most, at) : claimed
}

/** Whether a claimed delivery is still this program's: one that was frozen has lost it. */
export async function isStillClaimed(knex: Knex, { id, attempts }: Delivery): Promise<boolean> {
  const row = await tablesOf(knex)
    .selectFrom('gevel_mail_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores what became of an attempt. What was noted as unknown meanwhile is corrected. */
export async function settleDelivery(
  knex: Knex,
  { id, attempts }: Delivery,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  const isSettled = outcome.state !== 'waiting' && outcome.state !== 'held'
  await tablesOf(knex)
    .updateTable('gevel_mail_deliveries')
    .set({
      state: outcome.state,
      ...(outcome.state === 'waiting' && { due_at: outcome.dueAt }),
      ...(isSettled && { settled_at: at, content: null }),
      bounce: outcome.state === 'rejected' ? outcome.bounce : null,
      reason: 'reason' in outcome ? outcome.reason : null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', 'in', ['sending', 'unknown'])
    .execute()
}

/** How long an attempt may take; the mail server has ten minutes to accept a mail. */
const longestAttemptMinutes = 15

/** Notes deliveries that a program left when it was killed: nobody knows whether they were sent. @returns how many */
export async function noteBrokenOff(knex: Knex, at: Date): Promise<number> {
  const { numUpdatedRows } = await tablesOf(knex)
    .updateTable('gevel_mail_deliveries')
    .set({ state: 'unknown', settled_at: at, reason: 'the program ended while it was sent' })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', new Date(at.getTime() - longestAttemptMinutes * 60_000))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
