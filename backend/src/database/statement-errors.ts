/** A class and a condition, such as `22P02` (PostgreSQL manual, appendix A). */
const sqlState = /^[0-9A-Z]{5}$/
/** Class 22, "data exception": no integer, out of range, not a moment, a NUL in a text. */
const dataException = /^22/
const undefinedColumn = '42703'
/** No operator for these types, as `LIKE` for a moment. */
const undefinedFunction = '42883'
/** A column of a table that the statement does not read. */
const undefinedTable = '42P01'
const foreignKeyViolation = '23503'
const failedTransaction = '25P02'

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

/** Whether a statement named a column that none of its tables has, or compared one in a way that its type does not know. */
export function isUnusableCondition(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === undefinedColumn || state === undefinedFunction || state === undefinedTable
}

/** Whether a row was to refer to one that does not exist. */
export function isMissingReference(error: unknown): boolean {
  return sqlStateOf(error) === foreignKeyViolation
}

/** Whether a statement came after one of its transaction that was rejected, and whose error was not passed on. */
export function isAfterRejected(error: unknown): boolean {
  return sqlStateOf(error) === failedTransaction
}
