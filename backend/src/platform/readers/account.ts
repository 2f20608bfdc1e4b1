import type { Account as OwnAccount } from '@gevel/contract/account'
import type { Edition } from '@gevel/contract/editions'
import type { EntitledEdition } from '@gevel/contract/entitlements'
import type { Knex } from 'knex'
import type { Transaction } from '../database/transaction'
import { currentEditions, endOfToday } from '../entitlements/entitlements'
import { timestampOrNull } from '../http/timestamp'

/** An account in our code. The e-mail address is in lower case; an account without a password logs in by a provider. */
export interface Account {
  id: number
  email: string
  username: string
  name: string | null
  company: string | null
  edition: Edition | null
  password: string | null
  blocked: boolean
  /** of its entitlements of today */
  editions: EntitledEdition[]
  /** until when these are all of them */
  editionsUntil: Date
  createdAt: Date
  consentedAt: Date | null
  deletionAt: Date | null
}

const columns = {
  id: 'u.id',
  email: 'u.email',
  username: 'u.username',
  name: 'u.name',
  company: 'u.company',
  edition: 'u.edition',
  password: 'u.password',
  createdAt: 'u.created_at',
  consentedAt: 'u.consented_at',
  deletionAt: 'u.deletion_at',
}

/** A query for accounts, to be filtered: `u` is the account. */
export function accounts(knex: Knex): Knex.QueryBuilder<object, Account[]> {
  return knex('up_users as u').select(
    columns,
    knex.raw('coalesce(u.blocked, false) AS blocked'),
    knex.raw(`${currentEditions('u.id')} AS editions, ${endOfToday} AS "editionsUntil"`),
  )
}

/** The account with this address or user name, in lower case; an address takes precedence. */
export async function findAccount(knex: Knex, identifier: string): Promise<Account | undefined> {
  return accounts(knex)
    .whereRaw('lower(u.email) = :identifier OR lower(u.username) = :identifier', { identifier })
    .orderByRaw('lower(u.email) = :identifier DESC', { identifier })
    .first()
}

export async function accountByEmail(knex: Knex, email: string): Promise<Account | undefined> {
  return accounts(knex).whereRaw('lower(u.email) = ?', [email]).first()
}

export async function accountById(knex: Knex, id: number): Promise<Account | undefined> {
  return accounts(knex).where('u.id', id).first()
}

/** The display name, for an account that may have none. */
export function nameOf({ name, username }: Pick<Account, 'name' | 'username'>): string {
  return name ?? username
}

/** The fields of an account that only its owner sees. */
export function showAccount(account: Account): OwnAccount {
  return {
    id: account.id,
    email: account.email,
    username: account.username,
    name: nameOf(account),
    company: account.company,
    edition: account.edition ?? 'general',
    hasPassword: account.password !== null,
    createdAt: new Date(account.createdAt).toISOString(),
    consentedAt: timestampOrNull(account.consentedAt),
    deletionAt: timestampOrNull(account.deletionAt),
  }
}

/** Locks an address until the transaction ends, so that no other account can get it. */
export async function lockAddress(trx: Transaction, email: string): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`account ${email}`])
}

/** The account with this id, which cannot be removed before the transaction ends; null when there is none. */
export async function lockAccount(trx: Transaction, userId: number | undefined): Promise<number | null> {
  if (userId === undefined) return null
  const [locked] = await trx('up_users').where({ id: userId }).forKeyShare().pluck('id')
  return locked ?? null
}
