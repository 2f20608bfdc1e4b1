/**
 * Whether PostgreSQL ended a transaction because it and another one waited for each other (`deadlock_detected`): nothing of it
 * is stored, and the same may be done again at once.
 */
export function isDeadlock(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}
