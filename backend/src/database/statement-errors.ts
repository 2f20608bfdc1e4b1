/** A class and a condition, such as `22P02` (PostgreSQL manual, appendix A). */
const sqlState = /^[0-9A-Z]{5}$/
/** Class 22, "data exception": no integer, out of range, not a moment, a NUL in a text. */
const dataException = /^22/
const undefinedColumn = '42703'

function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  const code = String(error.code)
  return sqlState.test(code) ? code : undefined
}

/** Whether PostgreSQL rejected a statement: the error of that statement alone, after which connection and program go on. */
export function isRejectedStatement(error: unknown): error is Error {
  return sqlStateOf(error) !== undefined
}

/** Whether PostgreSQL rejected a statement because a value cannot be what its column needs. */
export function isUnfitValue(error: unknown): boolean {
  return dataException.test(sqlStateOf(error) ?? '')
}

/** Whether a statement named a column that its table does not have. */
export function isUnknownColumn(error: unknown): boolean {
  return sqlStateOf(error) === undefinedColumn
}
