import { ledgerErrors } from '@gevel/contract/ledger'
import { sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { domainError } from '../../platform/errors/domain-error'
import { type NewEvent, recordEvent } from './record-event'

/** Tables with a state, of a customer. */
type StateTable = {
  [Name in keyof Tables]: Tables[Name] extends { customer_id: number; state: string; changed_at: unknown }
    ? Name
    : never
}[keyof Tables]

/** The states of a table, each with those that may follow it. */
export interface States<State extends string> {
  /** of its events: 'order' */
  subject: string
  table: StateTable
  next: Readonly<Record<State, readonly State[]>>
}

/**
 * Declares which state of a table follows which.
 * @param subject of the events: 'order'
 */
export function defineStates<Table extends StateTable>(
  subject: string,
  table: Table,
  next: States<Tables[Table]['state']>['next'],
): States<Tables[Table]['state']> {
  return { subject, table, next }
}

type Cause = Pick<NewEvent, 'actor' | 'reason' | 'data' | 'at'>

/**
 * Moves a row to another state and writes who did it and why on the timeline. The row is locked, so that of two at once the
 * second finds the state of the first.
 * @returns whether it changed: false when it was in that state already
 * @throws `ledger/not-possible` when the state may not follow the current one
 */
export async function transition<State extends string>(
  trx: Transaction,
  { subject, table, next }: States<State>,
  id: number,
  to: NoInfer<State>,
  cause: Cause,
): Promise<boolean> {
  const before = (Object.keys(next) as State[]).filter((state) => next[state].includes(to))
  const { rows } = await sql<{ state: State; customer_id: number }>`
    WITH found AS (SELECT state, customer_id FROM ${sql.table(table)} WHERE id = ${id} FOR NO KEY UPDATE),
      changed AS (
        UPDATE ${sql.table(table)} SET state = ${to}, changed_at = ${cause.at} FROM found
        WHERE id = ${id} AND found.state = ANY(${before}))
    SELECT state, customer_id FROM found`.execute(tablesOf(trx))
  const [row] = rows
  if (!row) throw new Error(`There is no ${subject} ${id}`)
  const { state: from, customer_id: customerId } = row
  if (from === to) return false
  if (!before.includes(from)) throw domainError(ledgerErrors, 'ledger/not-possible', { from, to })
  await recordEvent(trx, { ...cause, customerId, subject, subjectId: id, kind: to, from, to })
  return true
}
