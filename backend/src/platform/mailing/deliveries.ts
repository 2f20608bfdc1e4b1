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

/** Which of claimed deliveries are still this program's: one that was frozen has lost them. */
export async function areStillClaimed(knex: Knex, claimed: readonly Delivery[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM unnest(${claimed.map(({ id }) => id)}::bigint[], ${claimed.map(({ attempts }) => attempts)}::integer[]) AS c (id, attempts)
    JOIN gevel_mail_deliveries d ON d.id = c.id AND d.attempts = c.attempts AND d.state = 'sending'
  `.execute(tablesOf(knex))
  const owned = new Set(rows.map(({ id }) => id))
  return claimed.map(({ id }) => owned.has(id))
}

/** Stores what became of attempts. What was noted as unknown meanwhile is corrected. */
export async function settleDeliveries(
  knex: Knex,
  attempts: readonly { delivery: Delivery; outcome: Outcome }[],
  at: Date,
): Promise<void> {
  const settled = attempts.map(({ delivery, outcome }) => ({
    ...{ id: delivery.id, attempts: delivery.attempts, state: outcome.state },
    due_at: outcome.state === 'waiting' ? outcome.dueAt : null,
    bounce: outcome.state === 'rejected' ? outcome.bounce : null,
    reason: 'reason' in outcome ? outcome.reason : null,
  }))
  await sql`
    UPDATE gevel_mail_deliveries d
    SET state = s.state, due_at = coalesce(s.due_at, d.due_at), bounce = s.bounce, reason = s.reason,
      settled_at = CASE WHEN s.state IN ('waiting', 'held') THEN d.settled_at ELSE ${at}::timestamptz END,
      content = CASE WHEN s.state IN ('waiting', 'held') THEN d.content END
    FROM jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      AS s (id bigint, attempts integer, state text, due_at timestamptz, bounce text, reason text)
    WHERE d.id = s.id AND d.attempts = s.attempts AND d.state IN ('sending', 'unknown')
  `.execute(tablesOf(knex))
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
