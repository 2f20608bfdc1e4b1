import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { MigrationError } from './migration-files'

/** While a migration waits for a lock, other queries queue behind it, for at most this long (in milliseconds). */
const lockTimeoutMs = 100
/** Lets the queued queries pass, in milliseconds. */
const pauseMs = 250
const timeLimitMs = 10 * 60_000

/** `lock_not_available` and `deadlock_detected` (PostgreSQL manual, appendix A). */
const lockCodes = ['55P03', '40P01']

/**
 * Runs work in a transaction that never waits long for a lock; it is rolled back and retried until the lock is free.
 * @throws MigrationError when others have held the lock for ten minutes
 */
export async function retryWhileLocked<Result>(
  database: ClientBase,
  work: () => Promise<Result>,
  report: (sentence: string) => void,
): Promise<Result> {
  const began = Date.now()
  for (let attempt = 1; ; attempt++) {
    await database.query('BEGIN')
    try {
      await database.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
      const result = await work()
      await database.query('COMMIT')
      return result
    } catch (error) {
      // a lost connection has rolled back already, and its own error is more useful
      await database.query('ROLLBACK').catch(() => undefined)
      if (!isLockError(error)) throw error
      if (Date.now() - began > timeLimitMs) {
        throw new MigrationError('others have held a lock that it needs for ten minutes (see pg_stat_activity)')
      }
    }
    if (attempt === 1) report('waits for a lock that others hold')
    await pause(pauseMs)
  }
}

function isLockError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lockCodes.includes(String(error.code))
}
