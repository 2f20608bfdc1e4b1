import type { Knex } from 'knex'

/** A trigger for a statement can name the rows it changed only when it is about one kind of statement. */
const statements = [
  { event: 'INSERT', rows: ['new_rows'], referencing: 'NEW TABLE AS new_rows' },
  { event: 'UPDATE', rows: ['old_rows', 'new_rows'], referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { event: 'DELETE', rows: ['old_rows'], referencing: 'OLD TABLE AS old_rows' },
] as const

export type StatementEvent = (typeof statements)[number]['event']

/**
 * Makes triggers on a table that run once a statement, after it, one for each kind of statement.
 * @param name what their names begin with
 * @param call the function to call and its arguments, from the names of the relations that hold the changed rows
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
