import type { Knex } from 'knex'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** An issue as it is stored. */
export type IssueRow = Selectable<Tables['gevel_newsletter_issues']>

/** How far an issue is. */
export type IssueState = IssueRow['state']

/** The states in which its words can be changed. */
export const editableStates: readonly IssueState[] = ['draft', 'submitted', 'approved']

export function findIssue(knex: Knex, id: number): Promise<IssueRow | undefined> {
  return tablesOf(knex).selectFrom('gevel_newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks an issue until the transaction ends; undefined when there is none. */
export function lockIssue(trx: Transaction, id: number): Promise<IssueRow | undefined> {
  return tablesOf(trx)
    .selectFrom('gevel_newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Who changes an issue, as its log names them. */
export interface LogEntry {
  kind: string
  by: string
  data?: object
  at: Date
}

/** Notes what was done with an issue. */
export async function logIssue(
  trx: Transaction,
  issueId: number,
  { kind, by, data = {}, at }: LogEntry,
): Promise<void> {
  await tablesOf(trx)
    .insertInto('gevel_newsletter_log')
    .values({ issue_id: issueId, kind, by, data: JSON.stringify(data), at })
    .execute()
}
