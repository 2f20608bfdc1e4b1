import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { accountProblem } from '../content/account-problem.ts'
import { callEndpoint } from '../content/call-endpoint.server.ts'
import type { SessionTokens } from './session-cookies.ts'

/** Tabs that open together bring the same token, which can be traded once. */
const underWay = new Map<string, Promise<SessionTokens | null | undefined>>()

/**
 * Trades the tokens of a session for the next.
 * @returns null when the session has ended, undefined when that cannot be known now
 */
export function renewSession(request: Request, { jwt, refreshToken }: SessionTokens) {
  const begun = underWay.get(refreshToken)
  if (begun) return begun
  const renewal: Promise<SessionTokens | null | undefined> = callEndpoint(request, sessionEndpoints.refresh, {
    input: { refreshToken },
    bearer: jwt,
  })
    .catch((error: unknown) => (accountProblem(error).code === 'user-token-expired' ? null : undefined))
    .finally(() => underWay.delete(refreshToken))
  underWay.set(refreshToken, renewal)
  return renewal
}
