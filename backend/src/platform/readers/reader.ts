import type { ReaderAccess } from '@gevel/contract/reader-state'
import type { Context } from 'koa'
import type { Reader } from './access'
import type { Account } from './account'
import { sessionOf } from './current-session'

/**
 * The reader of a public route, by the bearer token. An expired or invalid token makes the reader anonymous: reading
 * free content must not fail because a log-in has expired.
 */
export async function readerOf(ctx: Pick<Context, 'get'>): Promise<Reader> {
  const session = await sessionOf(ctx)
  return session ? readerOfAccount(session.account) : 'anonymous'
}

/** The reader of an account that is logged in. */
export function readerOfAccount({ role }: Pick<Account, 'role'>): ReaderAccess {
  return role === 'subscriber' ? 'subscriber' : 'account'
}
