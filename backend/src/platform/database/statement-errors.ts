import type { Core } from '@strapi/strapi'
import { isLostConnection } from './lost-connection'

/** A class and a condition, such as `22P02` (PostgreSQL manual, appendix A). */
const sqlState = /^[0-9A-Z]{5}$/
/** Class 22, "data exception": not an integer, out of range, not a timestamp, a NUL in a text. */
const dataException = /^22/
const undefinedColumn = '42703'
/** No operator for these types, such as `LIKE` on a timestamp. */
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

/** Whether PostgreSQL rejected a statement: an error of that statement alone, which leaves the connection usable. */
export function isRejectedStatement(error: unknown): error is Error {
  return sqlStateOf(error) !== undefined
}

/** Whether PostgreSQL rejected a statement because a value does not fit its column. */
export function isUnfitValue(error: unknown): boolean {
  return dataException.test(sqlStateOf(error) ?? '')
}

/** Whether a statement used an unknown column, or an operator that the column's type does not have. */
export function isUnusableCondition(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === undefinedColumn || state === undefinedFunction || state === undefinedTable
}

/** Whether a row referred to one that does not exist. */
export function isMissingReference(error: unknown): boolean {
  return sqlStateOf(error) === foreignKeyViolation
}

/** Whether a statement failed because an earlier one of its transaction was rejected and that error was swallowed. */
export function isAfterRejected(error: unknown): boolean {
  return sqlStateOf(error) === failedTransaction
}

/** `query_canceled` (PostgreSQL manual, appendix A): by its time limit, or by `pg_cancel_backend`. */
const queryCanceled = '57014'

/** Whether a statement was cancelled. */
export function isCancelledStatement(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === queryCanceled
}

/**
 * Whether PostgreSQL ended a transaction because of a deadlock (`deadlock_detected`): nothing of it is stored, and it
 * can be retried at once.
 */
export function isDeadlock(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/**
 * Survives statements that fail in a promise that nothing awaits: after a commit Strapi reads the document once more
 * for its webhooks, and of parallel queries it awaits none after the first failure. Neither the process nor the
 * connection is harmed. Any other unhandled rejection still ends the process.
 */
export function ignoreUnawaitedStatements(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isLostConnection(reason) && !isRejectedStatement(reason)) throw reason
    strapi.log.warn(`A statement failed in work that nothing awaits: ${reason.message}`)
  })
}
