import type { Knex } from 'knex'
import { rowTagStart } from './change-log'

/** A connection to a dead machine may stay silent for a quarter of an hour; a new one is tried sooner. */
const timeoutMs = 5_000

/** The changes of one transaction. */
export interface Change {
  txid: bigint
  tags: string[]
}

export interface Changes {
  changes: Change[]
  /** every transaction up to this one has ended: a reader that resumes from here misses nothing */
  position: bigint
}

interface Row {
  position: string
  horizon: string
  changes: { txid: string; tags: string[] }[]
}

/**
 * The committed changes after a position, oldest first. Transaction ids are assigned at the start, so a later one may
 * commit first: its change is returned at once, and again until all earlier transactions have ended. Consumers must
 * tolerate duplicates.
 * @returns null when the log does not reach back to `after`, or `after` is of another database
 */
export async function readChanges(knex: Knex, after: bigint): Promise<Changes | null> {
  const { rows } = await knex
    .raw<{ rows: Row[] }>(
      `SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text AS position,
       (SELECT txid::text FROM gevel_change_horizon) AS horizon,
       (SELECT coalesce(json_agg(json_build_object('txid', txid::text, 'tags', tags) ORDER BY txid), '[]')
        FROM (SELECT txid, array_agg(tag) AS tags FROM gevel_changes WHERE txid > ?::text::xid8 AND tag NOT LIKE '${rowTagStart}%'
          GROUP BY txid) c) AS changes`,
      [after.toString()],
    )
    .timeout(timeoutMs)
  const row = rows[0]
  if (!row) throw new Error('The database did not answer where its change log stands.')
  const position = BigInt(row.position)
  if (after < BigInt(row.horizon) || after > position) return null
  return { position, changes: row.changes.map(({ txid, tags }) => ({ txid: BigInt(txid), tags })) }
}

/** The current position of the change log. */
export async function currentPosition(knex: Knex): Promise<bigint> {
  const { rows } = await knex
    .raw<{ rows: { position: string }[] }>(
      'SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text AS position',
    )
    .timeout(timeoutMs)
  return BigInt(rows[0]?.position ?? 0)
}

/**
 * Deletes changes older than `retentionMs`; readers behind them will see a gap. Those after a transaction that is still
 * running stay: no reader's position is beyond it, so each would see a gap, again and again.
 */
export async function deleteOldChanges(knex: Knex, retentionMs: number): Promise<void> {
  await knex.raw(
    `WITH gone AS (DELETE FROM gevel_changes WHERE at < now() - make_interval(secs => ?)
       AND txid < pg_snapshot_xmin(pg_current_snapshot()) RETURNING txid)
     UPDATE gevel_change_horizon SET txid = greatest(txid, (SELECT max(txid) FROM gone)) WHERE EXISTS (SELECT FROM gone)`,
    [retentionMs / 1000],
  )
}
