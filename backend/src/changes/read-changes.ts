import type { Knex } from 'knex'

/** A connection to a machine that is gone may say nothing for a quarter of an hour; the next one is tried sooner. */
const answerMs = 5_000

/** What one transaction changed. */
export interface Change {
  txid: bigint
  tags: string[]
}

export interface Changes {
  changes: Change[]
  /** every transaction up to this one has ended: who has read this far misses nothing by going on from here */
  position: bigint
}

interface Row {
  position: string
  horizon: string
  changes: { txid: string; tags: string[] }[]
}

/**
 * The committed changes after a position, oldest first. Numbers of transactions are given out at their begin, so a later one may
 * commit first: it is told at once, and told again until all before it have ended. Who follows must not mind hearing it twice.
 * @returns null when the log does not reach back to `after`, or `after` is of another database
 */
export async function readChanges(knex: Knex, after: bigint): Promise<Changes | null> {
  const { rows } = await knex
    .raw<{ rows: Row[] }>(
      `SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text AS position,
       (SELECT txid::text FROM gevel_change_horizon) AS horizon,
       (SELECT coalesce(json_agg(json_build_object('txid', txid::text, 'tags', tags) ORDER BY txid), '[]')
        FROM (SELECT txid, array_agg(tag) AS tags FROM gevel_changes WHERE txid > ?::text::xid8 GROUP BY txid) c) AS changes`,
      [after.toString()],
    )
    .timeout(answerMs)
  const row = rows[0]
  if (!row) throw new Error('The database did not answer where its change log stands.')
  const position = BigInt(row.position)
  if (after < BigInt(row.horizon) || after > position) return null
  return { position, changes: row.changes.map(({ txid, tags }) => ({ txid: BigInt(txid), tags })) }
}

/** Where the change log stands now. */
export async function currentPosition(knex: Knex): Promise<bigint> {
  const { rows } = await knex
    .raw<{ rows: { position: string }[] }>(
      'SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text AS position',
    )
    .timeout(answerMs)
  return BigInt(rows[0]?.position ?? 0)
}

/**
 * Forgets changes older than `keepMs`; who has not read them will be told that there is a gap. Those after a transaction that still runs
 * stay: nobody's position is beyond it, so all would be told of a gap again and again.
 */
export async function forgetOldChanges(knex: Knex, keepMs: number): Promise<void> {
  await knex.raw(
    `WITH gone AS (DELETE FROM gevel_changes WHERE at < now() - make_interval(secs => ?)
       AND txid < pg_snapshot_xmin(pg_current_snapshot()) RETURNING txid)
     UPDATE gevel_change_horizon SET txid = greatest(txid, (SELECT max(txid) FROM gone)) WHERE EXISTS (SELECT FROM gone)`,
    [keepMs / 1000],
  )
}
