import type { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { type Configuration, tokenIntrospection } from 'openid-client'
import { z } from 'zod'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { passwordLimits } from '../proof/prove-owner'
import { fetchIdentity } from './identity'
import { logInByIdentity } from './log-in-by-identity'
import { discoverClient, providerNamed, providerUnreachable } from './provider-client'
import type { Provider } from './provider-settings'

const withinMs = 10_000
const tokenInfoSchema = z.object({ aud: z.string(), sub: z.string() })

/**
 * `GET /auth/{provider}/callback?access_token=`: logs in with a token that the client got from a provider itself. Only
 * a token made for this site is accepted: every other site that uses the provider has tokens of its users too.
 * @throws `operation-not-allowed` when the provider cannot verify that, `invalid-credential` for a token of another
 * site
 */
export async function logInByToken({ input, params, client }: RouteRequest<typeof providerEndpoints.logInByToken>) {
  const provider = providerNamed(params.provider)
  await passwordLimits.perAddress.consume(client.address, { source: client })
  const config = await discoverClient(provider).catch(providerUnreachable)
  const subject = await verifySubject(config, provider, input.access_token)
  if (subject === undefined) throw accountError('invalid-credential', 'Dit inloggen is niet voor deze site bedoeld.')
  await passwordLimits.perAddress.refund(client.address)
  const identity = await fetchIdentity(config, provider, input.access_token, subject)
  return logInByIdentity(identity, { edition: 'general', consent: false }, client)
}

/** The subject of a token, when it was made for us. */
async function verifySubject(config: Configuration, provider: Provider, token: string): Promise<string | undefined> {
  if (config.serverMetadata().introspection_endpoint) {
    const { active, client_id, sub } = await tokenIntrospection(config, token).catch(providerUnreachable)
    return active && client_id === provider.clientId ? sub : undefined
  }
  if (!provider.tokenInfo) throw accountError('operation-not-allowed', 'Op deze manier inloggen kan hier niet.')
  const body = new URLSearchParams({ access_token: token })
  const options = { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(withinMs) } as const
  const tokenInfo: unknown = await fetch(provider.tokenInfo, options)
    .then((response) => response.json())
    .catch(providerUnreachable)
  const { data } = tokenInfoSchema.safeParse(tokenInfo)
  return data?.aud === provider.clientId ? data.sub : undefined
}
