import type { Context } from 'koa'
import { sessionOf } from '../accounts/sessions/bearer'

/** Who asks, as far as the wall wants to know. */
export type Reader = 'anonymous' | 'account' | 'subscriber'

/**
 * Who asks for a public route, by the bearer. A token that is old or wrong makes one anonymous: reading what is free must
 * not fail because a log-in has passed.
 */
export async function readerOf(ctx: Pick<Context, 'get'>): Promise<Reader> {
  const session = await sessionOf(ctx)
  if (!session) return 'anonymous'
  return session.account.role === 'subscriber' ? 'subscriber' : 'account'
}

export type Access = 'free' | 'account' | 'subscriber'

/** Whether a reader may read a text of some access to its end. */
export function mayRead(reader: Reader, access: Access): boolean {
  if (access === 'free' || reader === 'subscriber') return true
  return access === 'account' && reader === 'account'
}
