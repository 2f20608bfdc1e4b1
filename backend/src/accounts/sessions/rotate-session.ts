import type { Tokens } from '@gevel/contract/account'
import type { Knex } from 'knex'
import { accountError } from '../../errors/account-errors'
import { readAccessToken } from '../../readers/access-token'
import { type RefreshToken, readRefreshToken } from '../../readers/refresh-token'
import { idleDays, longestDays, tokensOf } from '../../readers/sessions'
import { type EventSource, logSecurityEvent } from '../../security-events/log-security-event'

/** Two tabs renew at once, or an answer gets lost: that long the same request gets the same answer. */
const repeatSeconds = 10

interface Standing {
  generation: number
  justRotated: boolean
}

/**
 * Trades a refresh token for the next one and a new bearer. A token that was traded before ends the whole session, for there is
 * no telling which of the two who have it is the thief (RFC 9700 §4.14.2). Only who shows the bearer that came with
 * it, shortly after, gets the same answer once more.
 * @param bearer the bearer that came with the token, passed or not
 * @throws `user-token-expired` for a token that does not count (any more)
 */
export async function rotateSession(
  knex: Knex,
  token: string,
  bearer: string | undefined,
  source: EventSource,
): Promise<Tokens> {
  const given = readRefreshToken(token)
  if (!given) throw accountError('user-token-expired')
  if (await advance(knex, given)) return tokensOf(given.sessionId, given.generation + 1)
  const standing = await standingOf(knex, given.sessionId)
  if (!standing) throw accountError('user-token-expired')
  const isRepeat =
    standing.justRotated && standing.generation === given.generation + 1 && (await cameWith(given, bearer))
  if (isRepeat) return tokensOf(given.sessionId, standing.generation)
  const [ended] = await knex('gevel_sessions')
    .where({ id: given.sessionId })
    .delete()
    .returning<{ user_id: number }[]>('user_id')
  if (ended) logSecurityEvent('authn_token_reuse', { source, account: ended.user_id })
  throw accountError('user-token-expired')
}

/** The step from one generation to the next, which one of several at once takes. */
async function advance(knex: Knex, { sessionId, generation }: RefreshToken): Promise<boolean> {
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `UPDATE gevel_sessions s SET generation = generation + 1, rotated_at = now(),
       expires_at = least(now() + interval '${idleDays} days', started_at + interval '${longestDays} days')
     FROM up_users u WHERE u.id = s.user_id AND NOT coalesce(u.blocked, false)
       AND s.id = ? AND s.generation = ? AND s.expires_at > now()`,
    [sessionId, generation],
  )
  return rowCount === 1
}

async function standingOf(knex: Knex, sessionId: string): Promise<Standing | undefined> {
  const justRotated = knex.raw(`rotated_at > now() - interval '${repeatSeconds} seconds' AS "justRotated"`)
  return knex('gevel_sessions').where({ id: sessionId }).first<Standing | undefined>('generation', justRotated)
}

async function cameWith(given: RefreshToken, bearer: string | undefined): Promise<boolean> {
  const shown = bearer === undefined ? undefined : await readAccessToken(bearer, true)
  return shown?.sessionId === given.sessionId && shown.generation === given.generation
}
