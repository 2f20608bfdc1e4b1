import type { z } from 'zod'
import { accountError, isOfRemovedAccount, refusedRight } from '../errors/account-errors'
import { clientOf } from '../http/client'
import { type Asked, type Method, parseRequest, route } from '../http/route'
import { logSecurityEvent } from '../security-events/log-security-event'
import { sessionOf } from './current-session'
import type { Session } from './sessions'

/** A request of a reader who is logged in. */
export interface AskedByReader<Input> extends Asked<Input> {
  session: Session
}

/** As `openRoute`, for readers who are logged in: without a valid bearer the answer is `user-token-expired`. */
export function readerRoute<S extends z.ZodType>(
  method: Method,
  path: string,
  input: S,
  answer: (asked: AskedByReader<z.infer<S>>) => Promise<object | null>,
) {
  return route(method, path, async (ctx) => {
    const session = await sessionOf(ctx)
    if (!session) throw accountError('user-token-expired')
    return answer({ ...parseRequest(ctx, input), session }).catch((error: unknown) => {
      const reason = refusedRight(error)
      if (reason) logSecurityEvent('authz_fail', { source: clientOf(ctx), account: session.account.id, reason })
      throw isOfRemovedAccount(error) ? accountError('user-token-expired') : error
    })
  })
}
