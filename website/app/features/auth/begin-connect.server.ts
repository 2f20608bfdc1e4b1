import type { Edition } from '@gevel/contract/editions'
import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { callForRedirect } from '../../content/call-endpoint.server.ts'
import { browserIn, connectCookie } from './connect-cookie.server.ts'

interface Begun {
  /** address of the provider */
  location: string
  /** the cookie that has to come back with the browser */
  headers: { 'Set-Cookie': string }
}

interface Going {
  /** path of this site to go to afterwards */
  back: string
  /** what is asked of somebody who makes an account; only a form of ours may say that they agreed */
  newcomer?: { edition: Edition }
}

/**
 * Begins to log in by a provider (specification §4). Of who is logged in already it links the account.
 * @throws AccountProblem when there is no such provider, or it cannot be reached
 */
export async function beginConnect(request: Request, provider: string, { back, newcomer }: Going): Promise<Begun> {
  const { location, cookies } = await callForRedirect(request, providerEndpoints.begin, {
    params: { provider },
    input: newcomer ? { edition: newcomer.edition, consent: 'true' } : {},
  })
  return { location, headers: { 'Set-Cookie': connectCookie(request, { browser: browserIn(cookies), back }) } }
}
