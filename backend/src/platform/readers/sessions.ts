import type { Tokens } from '@gevel/contract/account'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { afterCommit, inTransaction } from '../database/transaction'
import { accountError } from '../errors/account-errors'
import type { Client } from '../http/client'
import { deviceOf } from '../http/device'
import { bearerOf } from '../http/route'
import { type EventFacts, logSecurityEvent } from '../security-events/log-security-event'
import { accessTokenOf, accessTokenSeconds, readAccessToken } from './access-token'
import type { Account } from './account'
import { accounts } from './account'
import { refreshTokenOf } from './refresh-token'

/** A session ends after this many unused days, and at the latest after the second. */
export const idleDays = 30
export const longestDays = 365

/** Maximum sessions of an account, more than anybody has devices: a program that logs in again and again must not fill the table. */
const maxSessions = 20

type LogInMethod = 'password' | 'reset' | 'registration' | 'provider'
type SessionEnd = 'log-out' | 'log-out-everywhere' | 'by-owner' | 'password' | 'deletion' | 'too-many'

/** A session with its account. */
export interface Session {
  id: string
  account: Account
  /** when the owner last authenticated: by password, by mail or by a provider */
  provedAt: Date
}

export async function tokensOf(sessionId: string, generation: number): Promise<Tokens> {
  const refreshToken = refreshTokenOf({ sessionId, generation })
  return { jwt: await accessTokenOf(sessionId, generation), refreshToken, expiresIn: accessTokenSeconds }
}

/**
 * Starts a session on a device. Beyond `maxSessions` of an account the least recently used one ends.
 * @param by how the owner authenticated
 * @throws `user-disabled` for a deleted account
 */
export async function startSession(userId: number, client: Client, by: LogInMethod): Promise<Tokens> {
  const about = { source: client, account: userId }
  return inTransaction(async (trx) => {
    // serialises log-ins of one account, so that each counts the others
    const account = await trx('up_users').where({ id: userId }).forNoKeyUpdate().first('id')
    if (!account) throw accountError('user-disabled')
    const others: { id: string; agent: string }[] = await trx('gevel_sessions')
      .where({ user_id: userId })
      .orderBy([{ column: 'rotated_at', order: 'desc' }, 'id'])
      .select('id', 'agent')
    const overdue = others.slice(maxSessions - 1).map(({ id }) => id)
    const ended = await trx('gevel_sessions').whereIn('id', overdue).delete()
    const expires_at = trx.raw(`now() + interval '${idleDays} days'`)
    const [row] = await trx('gevel_sessions')
      .insert({ user_id: userId, agent: client.agent, expires_at })
      .returning<{ id: string }[]>('id')
    if (!row) throw new Error('A session was not stored')
    afterCommit(() => {
      logSecurityEvent('authn_login_success', { ...about, reason: by })
      if (isNewDevice(client.agent, others)) logSecurityEvent('authn_login_new_device', about)
      logSessionsEnded({ ...about, reason: 'too-many', count: ended })
    })
    return tokensOf(row.id, 0)
  })
}

/** Whether an account has sessions, and none of them in this browser on this system. */
function isNewDevice(agent: string, sessions: readonly { agent: string }[]): boolean {
  const deviceName = (one: string) => Object.values(deviceOf(one)).join(' ')
  return sessions.length > 0 && !sessions.some((session) => deviceName(session.agent) === deviceName(agent))
}

/** The active session with this id, of an account that is not blocked. */
export async function findSession(knex: Knex, sessionId: string): Promise<Session | undefined> {
  const row: (Account & { provedAt: Date }) | undefined = await accounts(knex)
    .join('gevel_sessions as s', 's.user_id', 'u.id')
    .select({ provedAt: 's.proved_at' })
    .where('s.id', sessionId)
    .whereRaw('s.expires_at > now() AND NOT coalesce(u.blocked, false)')
    .first()
  if (!row) return undefined
  const { provedAt, ...account } = row
  return { id: sessionId, account, provedAt }
}

/**
 * Ends a session of an account: its bearer token and its refresh token are no longer valid.
 * @returns how many ended: 0 when it had already ended
 */
export async function endSession(knex: Knex, userId: number, sessionId: string): Promise<number> {
  return knex('gevel_sessions').where({ id: sessionId, user_id: userId }).delete()
}

/**
 * Ends every session of an account except `exceptId`, if given.
 * @returns how many ended
 */
export async function endSessions(knex: Knex, userId: number, exceptId?: string): Promise<number> {
  const sessions = knex('gevel_sessions').where({ user_id: userId })
  return (exceptId ? sessions.whereNot({ id: exceptId }) : sessions).delete()
}

/** Logs that sessions have ended, unless there were none. */
export function logSessionsEnded(about: EventFacts & { reason: SessionEnd; count: number }): void {
  if (about.count > 0) logSecurityEvent('session_ended', about)
}

/** The session of the request's bearer token, unless it has ended. */
export function sessionOf(ctx: Pick<Context, 'get'>): Promise<Session | undefined> {
  return sessionOfBearer(bearerOf(ctx))
}

/** The session of a bearer token, unless it has ended. */
export async function sessionOfBearer(bearer: string | undefined): Promise<Session | undefined> {
  const token = bearer === undefined ? undefined : await readAccessToken(bearer)
  return token && findSession(strapi.db.connection, token.sessionId)
}
