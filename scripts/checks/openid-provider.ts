import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const ourClient = { client_id: 'gevel', client_secret: 'gevel-secret-of-the-provider' }
const otherClient = { client_id: 'another-site', client_secret: 'another-secret-of-the-provider' }

/** A user of the provider. */
export interface Person {
  subject: string
  email: string
  verified: boolean
}

/** Prefix of an address that the provider has not verified. */
const unverifiedPrefix = 'onbevestigd'

const externalFont = /@import url\(https:[^)]*\);/

/** A user without stored data: the log-in address identifies it. */
function unknownPerson(address: string): Person | undefined {
  if (!address.includes('@')) return undefined
  return { subject: address, email: address, verified: !address.startsWith(unverifiedPrefix) }
}

/**
 * A real OpenID provider (npm `oidc-provider`), for a test file or a run. It knows the `people` that a test adds, and
 * anyone who logs in with an e-mail address.
 */
export class OpenIdProvider {
  readonly people = new Map<string, Person>()
  readonly #server: Server
  readonly issuer: string

  private constructor(server: Server, redirectUri: string) {
    this.#server = server
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const site = { redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' as const }
    const provider = new Provider(this.issuer, {
      clients: [
        { ...ourClient, ...site },
        { ...otherClient, ...site },
      ],
      pkce: { required: () => true },
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      features: {
        introspection: { enabled: true, allowedPolicy: () => true },
        devInteractions: { enabled: true },
      },
      findAccount: (_ctx, subject) => {
        const person = this.people.get(subject) ?? unknownPerson(subject)
        if (!person) return undefined
        const { email, verified } = person
        return {
          accountId: subject,
          claims: () => ({ sub: subject, email, email_verified: verified, name: 'Pia Provider' }),
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
      OIDC_CLIENT_ID: ourClient.client_id,
      OIDC_CLIENT_SECRET: ourClient.client_secret,
      OIDC_NAME: 'Proef-inlog',
    }
  }

  /**
   * Goes through the provider's own pages as a user does.
   * @param address of the redirect to the provider
   * @returns the redirect back
   */
  async visit(address: string, subject: string): Promise<URL> {
    const cookies = new Map<string, string>()
    let url = new URL(address)
    let form: URLSearchParams | undefined
    for (let step = 0; step < 12; step++) {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      const response = await fetch(url, { method: form ? 'POST' : 'GET', body: form, headers, redirect: 'manual' })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const cut = pair.indexOf('=')
        cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
      }
      form = undefined
      const next = response.headers.get('location')
      if (next) {
        url = new URL(next, url)
        if (url.origin !== this.issuer) return url
        continue
      }
      const page = await response.text()
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (!action || !prompt) throw new Error(`The provider shows no form: ${page.slice(0, 300)}`)
      url = new URL(action, url)
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: subject, password: 'x' }) })
    }
    throw new Error('The provider does not send one back')
  }

  /** An access token of a user for another site, or for this one. */
  async accessToken(subject: string, redirectUri: string, isForUs: boolean): Promise<string> {
    const client = isForUs ? ourClient : otherClient
    const verifier = 'v'.repeat(43)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    const address = new URL(`${this.issuer}/auth`)
    address.search = new URLSearchParams({
      client_id: client.client_id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      code_challenge: Buffer.from(digest).toString('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    const back = await this.visit(address.href, subject)
    const body = new URLSearchParams({
      ...client,
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })
    const response = (await (await fetch(`${this.issuer}/token`, { method: 'POST', body })).json()) as {
      access_token: string
    }
    return response.access_token
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
