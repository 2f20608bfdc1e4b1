import { type Draft, draftErrors, type StepEntries } from '@gevel/contract/drafts'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Transaction } from '../database/transaction'
import { domainError } from '../errors/domain-error'
import { timestamp } from '../http/timestamp'
import { hashOf } from '../secrets/secrets'
import { type DraftOwner, takeOverDraft, whereOwned } from './draft-owner'

export interface DraftRow {
  id: string
  user_id: number | null
  entries: Record<string, StepEntries>
  done: string[]
  result: Record<string, z.core.util.JSONType> | null
  submitted_at: Date | null
  changed_at: Date
}

/** The columns of a row; `jsonb` as `json`, because Strapi has the driver leave the former a text. */
export function draftColumns(knex: Knex): Knex.Raw {
  return knex.raw('id, user_id, entries::json AS entries, done, result::json AS result, submitted_at, changed_at')
}

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
  const query = knex<DraftRow>('gevel_drafts')
    .where({ id, wizard } as object)
    .whereRaw('expires_at > now()')
  whereOwned(query, owner)
  // a transaction is going to change it
  const row: DraftRow | undefined = await (knex.isTransaction ? query.forUpdate() : query).first(draftColumns(knex))
  if (!row) throw domainError(draftErrors, 'drafts/gone')
  return row
}

/** The row of a draft, locked until the transaction ends. */
export function lockDraftRow(trx: Transaction, request: DraftRequest): Promise<DraftRow> {
  return findDraft(trx, request)
}

/** Identifies what was typed: another after every change. PostgreSQL gives the keys of `jsonb` in one order. */
export function versionOf(entries: object): string {
  return hashOf(JSON.stringify(entries)).toString('base64url')
}

export function showDraft({ id, user_id, entries, done, result, changed_at }: DraftRow): Draft {
  const steps = Object.entries(entries)
  return {
    id,
    entries,
    done,
    version: versionOf(entries),
    stepVersions: Object.fromEntries(steps.map(([step, typed]) => [step, versionOf(typed)])),
    isOfAccount: user_id !== null,
    savedAt: timestamp(changed_at),
    result,
  }
}
