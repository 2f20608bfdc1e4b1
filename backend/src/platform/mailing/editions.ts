import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import type { MailingKind } from '../mail/mailing-kind'
import type { MailList } from './mail-list'

/** One mail of a kind to everybody on a list, such as an issue of a newsletter. */
export interface Edition {
  kind: Pick<MailingKind, 'name'>
  edition: string
}

interface Recipients {
  list: MailList
  content: object
  /** percent of the recipients that gets one of two texts first; the others have none until one is chosen. null with a single text */
  testPercent: number | null
  at: Date
  expiresAt: Date
}

/**
 * Freezes who gets an edition: a row for everybody who is on the list now and may get mail, held until it is released. Who gets which of
 * two texts depends on the address and the edition alone. Idempotent.
 * @returns how many recipients it added
 */
export async function freezeRecipients(
  trx: Transaction,
  { kind, edition }: Edition,
  { list, content, testPercent, at, expiresAt }: Recipients,
): Promise<number> {
  const tested = sql`CASE WHEN p.place * 100 > p.total * ${testPercent}::integer THEN NULL WHEN p.place % 2 = 0 THEN 'first' ELSE 'second' END`
  const { numAffectedRows } = await sql`
    INSERT INTO gevel_mail_deliveries (kind, edition, address_id, content, state, due_at, expires_at, variant)
    SELECT ${kind.name}, ${edition}, p.address_id, ${JSON.stringify(content)}::jsonb, 'held', ${at}, ${expiresAt},
      ${testPercent === null ? sql`'first'` : tested}
    FROM (
      SELECT c.address_id, row_number() OVER (ORDER BY md5(${edition} || ' ' || c.address_id)) AS place, count(*) OVER () AS total
      FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id
      WHERE c.list = ${list.key} AND c.topic = '' AND c.confirmed_at IS NOT NULL AND c.withdrawn_at IS NULL
        AND a.email IS NOT NULL AND a.suppressed_at IS NULL
    ) p
    ORDER BY p.place
    ON CONFLICT (kind, edition, address_id) DO NOTHING
  `.execute(tablesOf(trx))
  return Number(numAffectedRows ?? 0)
}

/** Lets held mails be sent, those with a text: the first ones by number. @returns how many */
export async function releaseHeld(trx: Transaction, { kind, edition }: Edition, most: number, at: Date) {
  const { numAffectedRows } = await sql`
    UPDATE gevel_mail_deliveries d SET state = 'waiting', due_at = ${at}
    FROM (
      SELECT id FROM gevel_mail_deliveries
      WHERE kind = ${kind.name} AND edition = ${edition} AND state = 'held' AND variant IS NOT NULL
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) next WHERE d.id = next.id
  `.execute(tablesOf(trx))
  return Number(numAffectedRows ?? 0)
}

/** Holds what waits; what is handed over at this moment is sent. */
export async function holdWaiting(trx: Transaction, { kind, edition }: Edition): Promise<void> {
  await ofEdition(trx, kind.name, edition).set({ state: 'held' }).where('state', '=', 'waiting').execute()
}

/** Gives those that have no text yet the one that was chosen. */
export async function chooseVariant(trx: Transaction, { kind, edition }: Edition, variant: string): Promise<void> {
  await ofEdition(trx, kind.name, edition)
    .set({ variant })
    .where('state', '=', 'held')
    .where('variant', 'is', null)
    .execute()
}

/** Ends what was not sent. @returns how many */
export async function cancelUnsent(trx: Transaction, { kind, edition }: Edition, at: Date): Promise<number> {
  const { numUpdatedRows } = await ofEdition(trx, kind.name, edition)
    .set({ state: 'skipped', settled_at: at, content: null, reason: 'cancelled' })
    .where('state', 'in', ['held', 'waiting'])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Moves the moment after which mails that were not sent are of no use. */
export async function extendUnsent(trx: Transaction, { kind, edition }: Edition, expiresAt: Date): Promise<void> {
  await ofEdition(trx, kind.name, edition)
    .set({ expires_at: expiresAt })
    .where('state', 'in', ['held', 'waiting'])
    .execute()
}

/**
 * Decides what becomes of mails of which nobody knows whether they were sent: they are left, or sent again, by which some people may get a
 * second one. Idempotent: a mail that was decided is not decided again.
 * @returns how many
 */
export async function decideUnknown(
  trx: Transaction,
  { kind, edition }: Edition,
  decision: { sendAgain: { content: object; expiresAt: Date } | null; by: string; at: Date },
): Promise<number> {
  const { sendAgain, by, at } = decision
  const { numUpdatedRows } = await ofEdition(trx, kind.name, edition)
    .set({
      ...{ decided_at: at, decided_by: by },
      ...(sendAgain && {
        ...{
          state: 'held',
          settled_at: null,
          content: JSON.stringify(sendAgain.content),
          expires_at: sendAgain.expiresAt,
        },
      }),
    })
    .where('state', '=', 'unknown')
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** How many mails of an edition are in which state, with those that are undecided apart. */
export type EditionCounts = Readonly<Record<string, number>>

export async function countEdition(knex: Knex, { kind, edition }: Edition): Promise<EditionCounts> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_mail_deliveries')
    .select(({ fn }) => [
      sql<string>`CASE WHEN state = 'unknown' AND decided_at IS NULL THEN 'undecided'
        WHEN state = 'rejected' THEN 'rejected_' || bounce ELSE state END`.as('what'),
      fn.countAll<string>().as('count'),
    ])
    .where('kind', '=', kind.name)
    .where('edition', '=', edition)
    .groupBy('what')
    .execute()
  return Object.fromEntries(rows.map(({ what, count }) => [what, Number(count)]))
}

function ofEdition(trx: Transaction, kind: string, edition: string) {
  return tablesOf(trx).updateTable('gevel_mail_deliveries').where('kind', '=', kind).where('edition', '=', edition)
}

/** How many people are on a list and may get mail. */
export async function countReachable(knex: Knex, list: MailList): Promise<number> {
  const { count } = await tablesOf(knex)
    .selectFrom('gevel_mail_consents as c')
    .innerJoin('gevel_mail_addresses as a', 'a.id', 'c.address_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('c.list', '=', list.key)
    .where('c.topic', '=', '')
    .where('c.confirmed_at', 'is not', null)
    .where('c.withdrawn_at', 'is', null)
    .where('a.email', 'is not', null)
    .where('a.suppressed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
