import type { Tokens } from '@gevel/contract/account'
import type { Knex } from 'knex'
import { accountError } from '../../../platform/errors/account-errors'
import { readAccessToken } from '../../../platform/readers/access-token'
import { type RefreshToken, readRefreshToken } from '../../../platform/readers/refresh-token'
import { idleDays, longestDays, tokensOf } from '../../../platform/readers/sessions'
import { type EventSource, logSecurityEvent } from '../../../platform/security-events/log-security-event'

/**
 * Two tabs may refresh at once, or a response may get lost: within this time the same request gets the same response.
 */
const repeatSeconds = 10

interface Rotation {
  generation: number
  justRotated: boolean
}

/**
 * Exchanges a refresh token for the next one and a new bearer token. Reuse of an exchanged token ends the whole
 * session, since either of the two users of it may be the thief (RFC 9700 §4.14.2). Shortly after the exchange, a
 * client that also sends the bearer token that came with it gets the same response again.
 * @param bearer the bearer token that came with the refresh token, expired or not
 * @throws `user-token-expired` for an invalid or expired token
 */
export async function rotateSession(
  knex: Knex,
  token: string,
  bearer: string | undefined,
  source: EventSource,
): Promise<Tokens> {
  const parsedToken = readRefreshToken(token)
  if (!parsedToken) throw accountError('user-token-expired')
  if (await advance(knex, parsedToken)) return tokensOf(parsedToken.sessionId, parsedToken.generation + 1)
  const rotation = await findRotation(knex, parsedToken.sessionId)
  if (!rotation) throw accountError('user-token-expired')
  const isRepeat =
    rotation.justRotated &&
    rotation.generation === parsedToken.generation + 1 &&
    (await isOfBearer(parsedToken, bearer))
  if (isRepeat) return tokensOf(parsedToken.sessionId, rotation.generation)
  const [ended] = await knex('gevel_sessions')
    .where({ id: parsedToken.sessionId })
    .delete()
    .returning<{ user_id: number }[]>('user_id')
  if (ended) logSecurityEvent('authn_token_reuse', { source, account: ended.user_id })
  throw accountError('user-token-expired')
}

/** Advances the session by one generation; of several concurrent requests one succeeds. */
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

async function findRotation(knex: Knex, sessionId: string): Promise<Rotation | undefined> {
  const justRotated = knex.raw(`rotated_at > now() - interval '${repeatSeconds} seconds' AS "justRotated"`)
  return knex('gevel_sessions').where({ id: sessionId }).first<Rotation | undefined>('generation', justRotated)
}

async function isOfBearer(given: RefreshToken, bearer: string | undefined): Promise<boolean> {
  const shown = bearer === undefined ? undefined : await readAccessToken(bearer, true)
  return shown?.sessionId === given.sessionId && shown.generation === given.generation
}
