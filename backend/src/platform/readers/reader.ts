import type { ReaderAccess } from '@gevel/contract/reader-state'
import type { Context } from 'koa'
import type { Reader } from './access'
import type { Account } from './account'
import { sessionOf } from './sessions'

/**
 * The reader of a public route, by the bearer token. An expired or invalid token makes the reader anonymous: reading
 * free content must not fail because a log-in has expired.
 */
export async function readerOf(ctx: Pick<Context, 'get'>): Promise<Reader> {
  const session = await sessionOf(ctx)
  return session ? readerOfAccount(session.account) : 'anonymous'
}

/**
 * The reader of an account that is logged in: the only place that decides what it reads. Its entitlements were read in the statement that
 * found the session, by the day of that moment, so a change is seen by the next request at every backend.
 */
export function readerOfAccount({ editions: [edition, ...others] }: Pick<Account, 'editions'>): ReaderAccess {
  return others.length > 0 ? 'mix' : (edition ?? 'account')
}
