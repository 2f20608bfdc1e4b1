import type { Knex } from 'knex'
import { rowTagStart } from '../../../platform/changes/change-log'
import { ensureStatementTriggers } from '../../../platform/database/statement-triggers'

const tagStart = `${rowTagStart}vacancy:`
/** A statement that changes more rows is written as one change of all. */
const mostRows = 1_000
const allRows = 'all'

/** Its argument selects the changed rows that readers can see. */
const noteFunction = `
  CREATE OR REPLACE FUNCTION gevel_note_vacancy_rows() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE 'INSERT INTO gevel_changes (txid, tag) SELECT DISTINCT pg_current_xact_id(), ''${tagStart}'' ||
        CASE WHEN count(*) OVER () > ${mostRows} THEN ''${allRows}'' ELSE id::text END
      FROM (' || TG_ARGV[0] || ') changed ON CONFLICT DO NOTHING';
    RETURN NULL;
  END $$`

/** Makes the database write which rows of published vacancies change, whoever changes them. Idempotent. */
export async function ensureRowTriggers(knex: Knex): Promise<void> {
  await knex.raw(noteFunction)
  await ensureStatementTriggers(knex, 'vacancies', 'gevel_note_vacancy_rows', (rows) => {
    const published = rows.map((name) => `SELECT id FROM ${name} WHERE published_at IS NOT NULL`)
    return `gevel_note_vacancy_rows('${published.join(' UNION ALL ')}')`
  })
}

/** A moment of the change log. What the snapshot sees is known. */
export interface LogMoment {
  /** of PostgreSQL: which transactions had ended */
  snapshot: string
}

/** What changed since a moment: rows that came, changed or went, or anything. */
export interface ChangedRows extends LogMoment {
  rowIds: readonly number[] | 'all'
}

interface Row {
  snapshot: string
  reaches_back: boolean
  tags: string[] | null
}

/**
 * Reads which published rows changed in the transactions that ended since `known`. It reads only what the log got since: a transaction that
 * began before `known` and ended after it is found as well.
 * @param known null for nothing
 */
export async function readChangedRows(knex: Knex, known: LogMoment | null): Promise<ChangedRows> {
  const after = known?.snapshot ?? null
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT pg_current_snapshot()::text AS snapshot,
       (SELECT h.txid FROM gevel_change_horizon h) < pg_snapshot_xmin(CAST(:after AS pg_snapshot)) AS reaches_back,
       (SELECT array_agg(DISTINCT c.tag) FROM gevel_changes c WHERE c.txid >= pg_snapshot_xmin(CAST(:after AS pg_snapshot))
          AND NOT pg_visible_in_snapshot(c.txid, CAST(:after AS pg_snapshot)) AND c.tag LIKE '${tagStart}%') AS tags`,
    { after },
  )
  const row = rows[0]
  if (!row) throw new Error('The database did not answer what changed.')
  const ids = (row.tags ?? []).map((tag) => tag.slice(tagStart.length))
  const isAll = after === null || !row.reaches_back || ids.includes(allRows)
  return { snapshot: row.snapshot, rowIds: isAll ? 'all' : ids.map(Number) }
}
