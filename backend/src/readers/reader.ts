import type { Context } from 'koa'
import type { Reader } from './access'
import type { Account } from './account'
import { sessionOf } from './current-session'

/**
 * Who asks for a public route, by the bearer. A token that is old or wrong makes one anonymous: reading what is free must
 * not fail because a log-in has passed.
 */
export async function readerOf(ctx: Pick<Context, 'get'>): Promise<Reader> {
  const session = await sessionOf(ctx)
  return session ? readerOfAccount(session.account) : 'anonymous'
}

/** The owner of an account, who is logged in. */
export function readerOfAccount({ role }: Pick<Account, 'role'>): Reader {
  return role === 'subscriber' ? 'subscriber' : 'account'
}
