import type { Context } from 'koa'
import { readAccessToken } from './access-token'
import { findSession, type Session } from './sessions'

/** The bearer of a request (RFC 6750 §2.1). */
export function bearerOf(ctx: Pick<Context, 'get'>): string | undefined {
  return /^bearer +([\w.~+/-]+=*) *$/i.exec(ctx.get('Authorization'))?.[1]
}

/** The session whose bearer a request carries, when it is still going on. */
export async function sessionOf(ctx: Pick<Context, 'get'>): Promise<Session | undefined> {
  const bearer = bearerOf(ctx)
  const token = bearer === undefined ? undefined : await readAccessToken(bearer)
  return token && findSession(strapi.db.connection, token.sessionId)
}
