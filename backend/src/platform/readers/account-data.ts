import type { z } from 'zod'
import type { Transaction } from '../database/transaction'
import type { Handler } from '../http/route'
import type { Account } from './account'
import type { Session } from './sessions'

/** One of the lists in the download of an account. */
export interface ExportedPart {
  /** its key in the JSON */
  name: string
  load(session: Session): Promise<unknown>
}

/** What a feature stores about the accounts of readers. */
export interface AccountData {
  /**
   * The tables that refer to accounts. `removed`: the database deletes their rows with the account, by `ON DELETE
   * CASCADE`. `stays`: the law that tells us to keep them, such as article 52 AWR for invoices.
   */
  tables: Readonly<Record<string, 'removed' | { stays: string }>>
  /** what the owner of the account downloads of it (GDPR articles 15 and 20) */
  exports: readonly ExportedPart[]
  /** what a new account gets that was waiting for its address, in the transaction that creates it */
  afterCreation?(trx: Transaction, account: { id: number; email: string }): Promise<void>
  /** what the database does not do by itself, in the transaction that removes the account */
  beforeRemoval?(trx: Transaction, account: Account): Promise<void>
}

/**
 * Declares a list in the download of an account.
 * @param schema in the contract; a list that lacks a field of it does not compile, nor one with an extra field
 */
export function exportedPart<Schema extends z.ZodType, Part extends z.input<Schema>>(
  name: string,
  schema: Schema,
  load: Handler<Session, Part, z.input<Schema>>,
): ExportedPart {
  return { name, load: async (session) => schema.parse(await load(session)) }
}

const registered: AccountData[] = []

/** Registers what all features store about accounts: those of readers know no other features. */
export function registerAccountData(given: readonly AccountData[]): void {
  registered.push(...given)
}

/** Loads all parts of the download of an account. */
export async function exportParts(session: Session): Promise<Record<string, unknown>> {
  const parts = registered.flatMap((data) => data.exports)
  const loaded = await Promise.all(parts.map(async ({ name, load }) => [name, await load(session)] as const))
  return Object.fromEntries(loaded)
}

/** Lets each feature give a new account what was waiting for its address, which its owner has confirmed. */
export async function completeNewAccount(trx: Transaction, account: { id: number; email: string }): Promise<void> {
  for (const { afterCreation } of registered) await afterCreation?.(trx, account)
}

/** Lets each feature remove what the database does not remove with the account. */
export async function removeAccountData(trx: Transaction, account: Account): Promise<void> {
  for (const { beforeRemoval } of registered) await beforeRemoval?.(trx, account)
}
