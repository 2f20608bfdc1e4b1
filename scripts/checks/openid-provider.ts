import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { providerClients, unverifiedPrefix } from './provider-clients.ts'

const externalFont = /@import url\(https:[^)]*\);/

/** A real OpenID provider (npm `oidc-provider`), for a run. It knows anyone who logs in with an e-mail address. */
export class OpenIdProvider {
  readonly #server: Server
  readonly issuer: string

  private constructor(server: Server, redirectUri: string) {
    this.#server = server
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const site = { redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' as const }
    const provider = new Provider(this.issuer, {
      clients: Object.values(providerClients).map((client) => ({ ...client, ...site })),
      pkce: { required: () => true },
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      features: {
        introspection: { enabled: true, allowedPolicy: () => true },
        devInteractions: { enabled: true },
      },
      findAccount: (_ctx, email) => {
        if (!email.includes('@')) return undefined
        const isVerified = !email.startsWith(unverifiedPrefix)
        return {
          accountId: email,
          claims: () => ({ sub: email, email, email_verified: isVerified, name: 'Pia Provider' }),
        }
      },
    })
    // its pages load a font of another site, which a machine without internet cannot
    provider.use(async (ctx, next) => {
      await next()
      if (typeof ctx.body === 'string') ctx.body = ctx.body.replace(externalFont, '')
    })
    server.on('request', provider.callback())
  }

  static async start(redirectUri: string): Promise<OpenIdProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new OpenIdProvider(server, redirectUri)
  }

  /** The backend's settings for it. */
  get settings(): NodeJS.ProcessEnv {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: providerClients.ours.client_id,
      OIDC_CLIENT_SECRET: providerClients.ours.client_secret,
      OIDC_NAME: 'Proef-inlog',
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
