import type { Client } from 'pg'

const tablesOfOurs = `SELECT oid FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname LIKE 'gevel\\_%'`

/** Drops our own tables and our triggers on those of Strapi, as if the database had never had them. */
export async function dropOwnTables(database: Client): Promise<void> {
  const triggers = await database.query<{ drop: string }>(
    `SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop FROM pg_trigger
    WHERE NOT tgisinternal AND tgname LIKE 'gevel\\_%' AND tgrelid NOT IN (${tablesOfOurs})`,
  )
  await database.query(triggers.rows.map(({ drop }) => drop).join(';'))
  const { rows } = await database.query<{ name: string }>(`SELECT oid::regclass AS name FROM (${tablesOfOurs}) tables`)
  await database.query(rows.map(({ name }) => `DROP TABLE IF EXISTS ${name} CASCADE`).join(';'))
}

/** Our own tables as definitions of their columns, indexes, constraints and triggers, in order. */
export async function ownSchema(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ part: string }>(`
    WITH tables AS (${tablesOfOurs})
    SELECT format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid)) AS part
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid IN (TABLE tables) AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid IN (TABLE tables)
    UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE conrelid IN (TABLE tables)
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid IN (TABLE tables) AND NOT tgisinternal
    ORDER BY 1`)
  return rows.map(({ part }) => part)
}
