import type { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { z } from 'zod'
import type { RouteRequest } from '../../../platform/http/route'
import { readAccessToken } from '../../../platform/readers/access-token'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { readRefreshToken } from '../../../platform/readers/refresh-token'
import { endSession, endSessions, findSession, logSessionsEnded } from '../../../platform/readers/sessions'
import { listSessions } from './list-sessions'
import { rotateSession } from './rotate-session'

/** `POST /auth/refresh`: exchanges the tokens of a session. */
export async function refresh({ input, bearer, client }: RouteRequest<typeof sessionEndpoints.refresh>) {
  return rotateSession(strapi.db.connection, input.refreshToken, bearer, client)
}

/**
 * `POST /auth/logout`: ends this session, or with `scope` `all` every session of the account. An expired bearer token
 * can be replaced by the refresh token. Idempotent.
 */
export async function logOut({
  input: { refreshToken, scope },
  bearer,
  client,
}: RouteRequest<typeof sessionEndpoints.logOut>): Promise<null> {
  const knex = strapi.db.connection
  const token = refreshToken === undefined ? bearer && (await readAccessToken(bearer)) : readRefreshToken(refreshToken)
  const session = token ? await findSession(knex, token.sessionId) : undefined
  if (!session) return null
  const { id } = session.account
  const count = scope === 'all' ? await endSessions(knex, id) : await endSession(knex, id, session.id)
  logSessionsEnded({
    source: client,
    account: id,
    reason: scope === 'all' ? 'log-out-everywhere' : 'log-out',
    count,
  })
  return null
}

/** `GET /account/sessions`: the sessions of the account. */
export async function showSessions({ session }: ReaderRequest) {
  return { data: await listSessions(strapi.db.connection, session.account.id, session.id) }
}

/** `DELETE /account/sessions/{id}`: ends one session. */
export async function endOneSession({
  params,
  session,
  client,
}: ReaderRequest<typeof sessionEndpoints.end>): Promise<null> {
  const id = z.uuid().safeParse(params.id).data
  if (!id) return null
  const count = await endSession(strapi.db.connection, session.account.id, id)
  logSessionsEnded({ source: client, account: session.account.id, reason: 'by-owner', count })
  return null
}
