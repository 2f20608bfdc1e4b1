/** `query_canceled` (PostgreSQL manual, appendix A): by its time limit, or by `pg_cancel_backend`. */
const queryCanceled = '57014'

/** Whether a statement was cancelled. */
export function isCancelledStatement(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === queryCanceled
}
