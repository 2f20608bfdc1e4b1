import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { accountProblem } from '../content/account-problem.ts'
import { callEndpoint } from '../content/call-endpoint.server.ts'
import type { SessionTokens } from './session-cookies.ts'

/** Concurrent tabs send the same token, which can be exchanged once. */
const pending = new Map<string, Promise<SessionTokens | null | undefined>>()

/**
 * Exchanges the tokens of a session.
 * @returns null when the session has ended, undefined when that is unknown
 */
export function renewSession(request: Request, { jwt, refreshToken }: SessionTokens) {
  const running = pending.get(refreshToken)
  if (running) return running
  const renewal: Promise<SessionTokens | null | undefined> = callEndpoint(request, sessionEndpoints.refresh, {
    input: { refreshToken },
    bearer: jwt,
  })
    .catch((error: unknown) => (accountProblem(error).code === 'user-token-expired' ? null : undefined))
    .finally(() => pending.delete(refreshToken))
  pending.set(refreshToken, renewal)
  return renewal
}
