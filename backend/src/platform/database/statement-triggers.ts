import type { Knex } from 'knex'

/** A statement trigger can only name its changed rows when it is for one kind of statement. */
const statements = [
  { event: 'INSERT', rows: ['new_rows'], referencing: 'NEW TABLE AS new_rows' },
  { event: 'UPDATE', rows: ['old_rows', 'new_rows'], referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { event: 'DELETE', rows: ['old_rows'], referencing: 'OLD TABLE AS old_rows' },
] as const

export type StatementEvent = (typeof statements)[number]['event']

/**
 * Creates statement-level triggers on a table, one for each kind of statement.
 * @param name prefix of their names
 * @param call the function to call and its arguments, from the names of the transition tables
 */
export async function ensureStatementTriggers(
  knex: Knex,
  table: string,
  name: string,
  call: (rows: readonly string[]) => string,
  events: readonly StatementEvent[] = statements.map(({ event }) => event),
): Promise<void> {
  for (const { event, rows, referencing } of statements) {
    if (!events.includes(event)) continue
    await knex.raw(`CREATE OR REPLACE TRIGGER ${name}_${event.toLowerCase()} AFTER ${event} ON "${table}"
      REFERENCING ${referencing} FOR EACH STATEMENT EXECUTE FUNCTION ${call(rows)}`)
  }
}
