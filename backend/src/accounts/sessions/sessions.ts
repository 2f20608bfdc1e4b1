import type { Knex } from 'knex'
import type { Account } from '../account'
import { accounts } from '../account'
import { accessTokenOf, accessTokenSeconds } from './access-token'
import { refreshTokenOf } from './refresh-token'

/** A session that is not used for so long ends; none lasts longer than the second. */
export const idleDays = 30
export const longestDays = 365

/** What a log-in answers: the bearer, and the token that gets the next one. */
export interface Tokens {
  jwt: string
  refreshToken: string
  expiresIn: number
}

/** A log-in with its account. */
export interface Session {
  id: string
  account: Account
  /** when its owner last proved to be it: by password, by mail or by a provider */
  provedAt: Date
}

export function tokensOf(sessionId: string, generation: number): Tokens {
  const refreshToken = refreshTokenOf({ sessionId, generation })
  return { jwt: accessTokenOf(sessionId, generation), refreshToken, expiresIn: accessTokenSeconds }
}

/** Starts a session on a device. */
export async function startSession(knex: Knex, userId: number, agent: string): Promise<Tokens> {
  const expires_at = knex.raw(`now() + interval '${idleDays} days'`)
  const [row] = await knex('gevel_sessions')
    .insert({ user_id: userId, agent, expires_at })
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('A session was not stored')
  return tokensOf(row.id, 0)
}

/** The session that is still going on, of an account that is not blocked. */
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

/** Ends a session of an account: its bearer and its refresh token count no more. Ending what has ended is fine. */
export async function endSession(knex: Knex, userId: number, sessionId: string): Promise<void> {
  await knex('gevel_sessions').where({ id: sessionId, user_id: userId }).delete()
}

/** Ends every session of an account, or every one but `kept`. */
export async function endSessions(knex: Knex, userId: number, kept?: string): Promise<void> {
  const sessions = knex('gevel_sessions').where({ user_id: userId })
  await (kept ? sessions.whereNot({ id: kept }) : sessions).delete()
}
