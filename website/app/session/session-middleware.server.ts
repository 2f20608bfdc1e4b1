import type { MiddlewareFunction } from 'react-router'
import { recordUnknownReader } from '../content/cache/reads.server.ts'
import { isSecureVisit } from '../request/secure-visit.server.ts'
import { renewSession } from './renew.server.ts'
import { type SessionChange, sessionChangeContext } from './session-change.ts'
import { isExpired, readSession, sessionCookies, withBearer } from './session-cookies.ts'

/**
 * Keeps readers logged in: an expired bearer token is renewed before the loaders run, and the response contains the
 * new session cookies. After the session has ended the page is public.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const change: SessionChange = {}
  context.set(sessionChangeContext, change)
  await renewIfPassed(request, change)
  const response = await next()
  if (change.to !== undefined) {
    for (const cookie of sessionCookies(change.to, isSecureVisit(request)))
      response.headers.append('Set-Cookie', cookie)
  }
  return response
}

async function renewIfPassed(request: Request, change: SessionChange): Promise<void> {
  const cookies = request.headers.get('cookie')
  const session = readSession(cookies)
  if (!session || !isExpired(session.jwt, Date.now())) return
  const renewed = await renewSession(request, session)
  // when it cannot be renewed now the tokens are preserved, and the page is public: the old bearer token would end them
  if (renewed === undefined) recordUnknownReader()
  else change.to = renewed
  request.headers.set('cookie', withBearer(cookies, renewed?.jwt))
}
