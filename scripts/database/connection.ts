import type pg from 'pg'

/** The longest that one statement of a script may run, in milliseconds; emptying a large database may take as long as it needs. */
const statementLimits = { look: 30_000, empty: 0 } as const

/** How a script connects to the database for a kind of work, named in `pg_stat_activity`. */
export function scriptConnection(url: string, work: keyof typeof statementLimits): pg.ClientConfig {
  return { connectionString: url, application_name: `gevel-script-${work}`, statement_timeout: statementLimits[work] }
}
