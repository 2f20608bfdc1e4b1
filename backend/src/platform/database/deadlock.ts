/**
 * Whether PostgreSQL ended a transaction because of a deadlock (`deadlock_detected`): nothing of it is stored, and it
 * can be retried at once.
 */
export function isDeadlock(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}
