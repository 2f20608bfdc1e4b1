import type { Context } from 'koa'
import { sessionOf } from '../accounts/sessions/bearer'
import type { Reader } from './access'

/**
 * Who asks for a public route, by the bearer. A token that is old or wrong makes one anonymous: reading what is free must
 * not fail because a log-in has passed.
 */
export async function readerOf(ctx: Pick<Context, 'get'>): Promise<Reader> {
  const session = await sessionOf(ctx)
  if (!session) return 'anonymous'
  return session.account.role === 'subscriber' ? 'subscriber' : 'account'
}
