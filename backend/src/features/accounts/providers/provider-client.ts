import { allowInsecureRequests, ClientSecretPost, type Configuration, discovery } from 'openid-client'
import { environment } from '../../../platform/environment/environment'
import { accountError } from '../../../platform/errors/account-errors'
import { type Provider, providersOf } from './provider-settings'

const withinSeconds = 10

const providers: readonly Provider[] = providersOf(environment)

const discovered = new Map<string, Promise<Configuration>>()

/**
 * The provider with this name.
 * @throws `operation-not-allowed` for one that is not configured
 */
export function providerNamed(name: string | undefined): Provider {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw accountError('operation-not-allowed', 'Op deze manier inloggen kan hier niet.')
  return provider
}

/** The metadata of a provider, fetched once; a failure is not cached. */
export function discoverClient({ name, issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const cachedClient = discovered.get(name)
  if (cachedClient) return cachedClient
  const discovering = discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: withinSeconds,
    // the settings accept an issuer without TLS on this machine only
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  })
  discovered.set(name, discovering)
  discovering.catch(() => discovered.delete(name))
  return discovering
}

/** `GET /auth/providers`: the providers that readers can log in with. */
export async function listProviders() {
  return { data: providers.map(({ name, label }) => ({ name, label })) }
}

/**
 * The provider is unreachable, or returned an invalid response.
 * @throws `network-request-failed`
 */
export function providerUnreachable(cause: unknown): never {
  strapi.log.warn(`A provider does not answer as it should: ${cause instanceof Error ? cause.message : String(cause)}`)
  throw accountError('network-request-failed')
}
