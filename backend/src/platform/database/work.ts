import { AsyncLocalStorage } from 'node:async_hooks'
import { type LimitedWork, statementLimitOf, type UnlimitedWork } from './time-limits'

/** The kind of work that the current code does. */
export interface Work {
  /** undefined for undeclared work */
  kind?: LimitedWork | UnlimitedWork
  /** in milliseconds; 0 is none */
  statementLimitMs: number
  /** cancels the running statements and prevents further ones; its reason is the error */
  signal?: AbortSignal | undefined
}

const current = new AsyncLocalStorage<Work>()

/** The kind of undeclared work. Until the start has ended, all of it belongs to the start: Strapi creates its tables before it calls us. */
let defaultWork: Work = { statementLimitMs: statementLimitOf('start') }

export function currentWork(): Work {
  return current.getStore() ?? defaultWork
}

/** Limits work without a declared kind as background work from now on. */
export function limitUndeclaredWork(): void {
  defaultWork = { statementLimitMs: statementLimitOf('background') }
}

/** Runs `run`, and everything it starts, with the limit of a kind of work. */
export function runAs<T>(work: LimitedWork | UnlimitedWork, run: () => T, signal?: AbortSignal): T {
  return current.run({ kind: work, statementLimitMs: statementLimitOf(work), signal }, run)
}
