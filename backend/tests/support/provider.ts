import { z } from 'zod'
import { providerClients } from '../../../scripts/checks/provider-clients.ts'

/** Where the provider of the running backend sends users back to. */
export const redirectUri = `${process.env.SITE_URL}/auth/connect`

const tokenSchema = z.object({ access_token: z.string() })

/**
 * Goes through the provider's own pages as a user does.
 * @param address of the redirect to the provider
 * @param email with which the user logs in there
 * @returns the redirect back
 */
export async function visitProvider(address: string, email: string): Promise<URL> {
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
      if (url.href.startsWith(redirectUri)) return url
      continue
    }
    const page = await response.text()
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!action || !prompt) throw new Error(`The provider shows no form: ${page.slice(0, 300)}`)
    url = new URL(action, url)
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: email, password: 'x' }) })
  }
  throw new Error('The provider does not redirect back')
}

/** An access token of a user for this site, or for another one. */
export async function accessTokenOf(email: string, site: keyof typeof providerClients): Promise<string> {
  const client = providerClients[site]
  const verifier = 'v'.repeat(43)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const issuer = process.env.PROVIDER_URL ?? ''
  const address = new URL(`${issuer}/auth`)
  address.search = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  const back = await visitProvider(address.href, email)
  const body = new URLSearchParams({
    ...client,
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const response = await fetch(`${issuer}/token`, { method: 'POST', body })
  return tokenSchema.parse(await response.json()).access_token
}
