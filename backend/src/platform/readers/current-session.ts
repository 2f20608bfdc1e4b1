import type { Context } from 'koa'
import { bearerOf } from '../http/bearer'
import { readAccessToken } from './access-token'
import { findSession, type Session } from './sessions'

/** The session of the request's bearer token, unless it has ended. */
export function sessionOf(ctx: Pick<Context, 'get'>): Promise<Session | undefined> {
  return sessionOfBearer(bearerOf(ctx))
}

/** The session of a bearer token, unless it has ended. */
export async function sessionOfBearer(bearer: string | undefined): Promise<Session | undefined> {
  const token = bearer === undefined ? undefined : await readAccessToken(bearer)
  return token && findSession(strapi.db.connection, token.sessionId)
}
