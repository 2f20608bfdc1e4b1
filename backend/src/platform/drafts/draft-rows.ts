import { type Draft, draftDays, draftErrors, type StepEntries } from '@gevel/contract/drafts'
import type { Knex } from 'knex'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { domainError } from '../errors/domain-error'
import { timestamp } from '../http/timestamp'
import { hashOf } from '../secrets/secrets'
import { listDraftFiles } from './draft-files'
import { type DraftOwner, ownedBy, takeOverDraft } from './draft-owner'

export type DraftRow = Selectable<Tables['gevel_drafts']>

/** What a request says of the draft that it is about. */
export interface DraftRequest {
  id: string
  wizard: string
  owner: DraftOwner
}

const idSchema = z.uuid()

/**
 * Finds a draft of its owner, and gives it to the account that is logged in.
 * @throws `drafts/gone` also for a draft of somebody else, so that nobody learns which exist
 */
export async function findDraft(knex: Knex, { id, wizard, owner }: DraftRequest): Promise<DraftRow> {
  if (!idSchema.safeParse(id).success) throw domainError(draftErrors, 'drafts/gone')
  await takeOverDraft(knex, id, owner)
  const row = await tablesOf(knex)
    .selectFrom('gevel_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('wizard', '=', wizard)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(ownedBy(owner))
    // a transaction is going to change it
    .$if(knex.isTransaction === true, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw domainError(draftErrors, 'drafts/gone')
  return row
}

/** The row of a draft, locked until the transaction ends. */
export function lockDraftRow(trx: Transaction, request: DraftRequest): Promise<DraftRow> {
  return findDraft(trx, request)
}

/** The moment until which a draft can be opened that is changed now. */
export const expiry = () => sql<Date>`now() + make_interval(days => ${draftDays})`

export function entriesOf({ entries }: Pick<DraftRow, 'entries'>): Record<string, StepEntries> {
  return JSON.parse(entries)
}

/** Identifies what was typed: another after every change. PostgreSQL gives the keys of `jsonb` in one order. */
export function versionOf(entries: object): string {
  return hashOf(JSON.stringify(entries)).toString('base64url')
}

export async function showDraft(knex: Knex, row: DraftRow): Promise<Draft> {
  const entries = entriesOf(row)
  const versions = Object.entries(entries).map(([step, typed]) => [step, versionOf(typed)])
  return {
    id: row.id,
    entries,
    done: row.done,
    version: versionOf(entries),
    stepVersions: Object.fromEntries(versions),
    files: await listDraftFiles(knex, row.id),
    isOfAccount: row.user_id !== null,
    savedAt: timestamp(row.changed_at),
    result: row.result === null ? null : JSON.parse(row.result),
  }
}
