/** The longest that one SQL statement may run, in milliseconds, by the kind of work. */
const statementLimits = {
  /** a request to the API, of anybody */
  api: 8_000,
  /** a request to the API that reads one reader's data, or writes */
  reader: 8_000,
  /** a request of the editors' admin */
  admin: 20_000,
  /** timers and jobs */
  background: 30_000,
  /** pg-boss, which also migrates its own tables over its connections */
  jobs: 300_000,
  /** the connection that listens for changes */
  listener: 5_000,
} as const
export type LimitedWork = keyof typeof statementLimits

/** Work without a statement limit: its duration grows with the content, and nobody waits for a response. */
const unlimitedWork = [
  // creates and alters tables and indexes, one backend after the other
  'start',
  'start-lock',
  'seed',
  // jobs
  'account-clean-up',
  'settle-article-counts',
  'change-log-clean-up',
  'search-refresh',
  'vacancy-index',
  'statistics-clean-up',
  'statistics-days',
  'statistics-hours',
  'statistics-months',
  'statistics-most-read',
] as const
export type UnlimitedWork = (typeof unlimitedWork)[number]

/** The longest that a read-only request may take in total, in milliseconds; the website waits ten seconds for the API. */
export const readLimits = { api: 9_000, reader: 9_000, admin: 30_000 } as const

/**
 * How long a request waits for a connection of the pool, its turn included, in milliseconds; then it is answered with 503. Shorter than
 * the limit of the statements that hold the connections.
 */
export const connectionWaitMs = 7_000

/**
 * The part of the pool that one kind of work may hold: a lock that all of it waits for, as on the sessions, leaves connections for the pages
 * of everybody else.
 */
export const poolParts: Partial<Record<LimitedWork | UnlimitedWork, number>> = { reader: 0.4, admin: 0.5 }

/** How soon PostgreSQL notices that the client of a running statement is gone, in milliseconds. */
export const clientCheckMs = 2_000

/**
 * How long a transaction may stay open without a statement, in milliseconds, before the server ends it and frees its locks. A backend
 * that stalls, or whose machine is gone without closing its connections, would hold them for hours. Uploads to a slow bucket are the
 * longest that a transaction waits for.
 */
export const mostIdleMs = 300_000
/** How long a transaction may stay open without a statement while it keeps all other editors from saving, in milliseconds. */
export const mostIdleAmongWritersMs = 10_000

export const isUnlimitedWork = (name: string): name is UnlimitedWork =>
  (unlimitedWork as readonly string[]).includes(name)

/** @returns the limit in milliseconds; 0, which PostgreSQL reads as none, for unlimited work */
export function statementLimitOf(work: LimitedWork | UnlimitedWork): number {
  return isUnlimitedWork(work) ? 0 : statementLimits[work]
}
