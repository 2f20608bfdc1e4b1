import type { Account as OwnAccount } from '@gevel/contract/account'
import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import type { Transaction } from '../database/transaction'
import { momentOrNull } from '../http/moment'

/** An account as the rules know it. The e-mail address is in lower case; without a password one logs in by a provider. */
export interface Account {
  id: number
  email: string
  username: string
  name: string | null
  company: string | null
  edition: Edition | null
  password: string | null
  blocked: boolean
  role: string | null
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
  role: 'r.type',
  createdAt: 'u.created_at',
  consentedAt: 'u.consented_at',
  deletionAt: 'u.deletion_at',
}

/** The accounts, to narrow down to one: `u` is the account, `r` its role. */
export function accounts(knex: Knex): Knex.QueryBuilder<object, Account[]> {
  return knex('up_users as u')
    .leftJoin('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .leftJoin('up_roles as r', 'r.id', 'l.role_id')
    .select(columns, knex.raw('coalesce(u.blocked, false) AS blocked'))
}

/** The account that has this address or user name, in lower case; an address goes before a user name. */
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

/** How somebody is called, who may never have told. */
export function nameOf({ name, username }: Pick<Account, 'name' | 'username'>): string {
  return name ?? username
}

/** What its owner sees of an account, and nobody else. */
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
    consentedAt: momentOrNull(account.consentedAt),
    deletionAt: momentOrNull(account.deletionAt),
  }
}

/** Waits until nobody else is giving this address to an account; it is held until the transaction ends. */
export async function holdAddress(trx: Transaction, email: string): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`account ${email}`])
}
