import type { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { AuthorizationResponseError, authorizationCodeGrant, type Configuration } from 'openid-client'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { linkTo } from '../mail-links'
import { type Connection, takeConnection } from './connection'
import { fetchIdentity, type Identity } from './identity'
import { linkIdentity } from './link-identity'
import { logInByIdentity } from './log-in-by-identity'
import { discoverClient, providerNamed, providerUnreachable } from './provider-client'
import type { Provider } from './provider-settings'

/**
 * `POST /connect/{provider}/callback`: completes what `GET /connect/{provider}` started. The website sends the query
 * of `/auth/connect` and, as `browser`, the cookie.
 * @returns a log-in; `linked` for a reader who was logged in; or `pending` when the address has to be confirmed by
 * mail first
 */
export async function endConnect({ input, params, client }: RouteRequest<typeof providerEndpoints.end>) {
  const provider = providerNamed(params.provider)
  const { browser, ...returned } = input
  const connection = await takeConnection(strapi.db.connection, provider.name, input.state, browser)
  const config = await discoverClient(provider).catch(providerUnreachable)
  const identity = await exchange(config, provider, connection, returned)
  if (connection.user_id !== null) return linkIdentity(connection.user_id, identity, client)
  return logInByIdentity(identity, connection, client)
}

/**
 * Exchanges the code for tokens; the library checks state, issuer, signature, audience, nonce and times (OpenID
 * Connect Core §3.1.3.7).
 */
async function exchange(
  config: Configuration,
  provider: Provider,
  { verifier, nonce }: Connection,
  returned: Record<string, string | undefined> & { state: string },
): Promise<Identity> {
  const address = new URL(linkTo('/auth/connect'))
  for (const [name, value] of Object.entries(returned)) if (value !== undefined) address.searchParams.set(name, value)
  const tokens = await authorizationCodeGrant(config, address, {
    pkceCodeVerifier: verifier,
    expectedState: returned.state,
    idTokenExpected: true,
    ...(provider.echoesNonce && { expectedNonce: nonce }),
  }).catch((error: unknown) => {
    if (!(error instanceof AuthorizationResponseError)) return providerUnreachable(error)
    throw accountError('operation-not-allowed', `Het inloggen bij ${provider.label} is afgebroken.`, {
      reason: 'denied',
    })
  })
  const claims = tokens.claims()
  if (!claims) throw accountError('operation-not-allowed')
  return fetchIdentity(config, provider, tokens.access_token, claims.sub, claims)
}
