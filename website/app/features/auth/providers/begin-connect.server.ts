import type { Edition } from '@gevel/contract/editions'
import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { callRedirectingEndpoint } from '../../../content/call-endpoint.server.ts'
import { browserIn, connectCookie } from './connect-cookie.server.ts'

interface StartedConnect {
  /** URL of the provider */
  location: string
  /** the cookie that the callback requires */
  headers: { 'Set-Cookie': string }
}

interface ConnectOptions {
  /** path of this site to return to */
  back: string
  /** the fields of a registration; only a form of ours can give consent */
  newcomer?: { edition: Edition }
}

/**
 * Starts a log-in at a provider (requirements §4). For a logged-in reader it links the account.
 * @throws AccountProblem when the provider is unknown or unreachable
 */
export async function beginConnect(
  request: Request,
  provider: string,
  { back, newcomer }: ConnectOptions,
): Promise<StartedConnect> {
  const { location, cookies } = await callRedirectingEndpoint(request, providerEndpoints.begin, {
    params: { provider },
    input: newcomer ? { edition: newcomer.edition, consent: 'true' } : {},
  })
  return { location, headers: { 'Set-Cookie': connectCookie(request, { browser: browserIn(cookies), back }) } }
}
