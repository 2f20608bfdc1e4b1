import type pg from 'pg'

/** The longest that one statement of a script may run, in milliseconds; emptying and copying a database have none. */
const statementLimits = { look: 30_000, empty: 0, copy: 0 } as const

/** The URL of another database on the same server. */
export function databaseBeside(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** The connection of a script for a kind of work, which is named in `pg_stat_activity`. */
export function scriptConnection(url: string, work: keyof typeof statementLimits): pg.ClientConfig {
  return { connectionString: url, application_name: `gevel-script-${work}`, statement_timeout: statementLimits[work] }
}
