import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import type { Context } from 'koa'
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { environment } from '../../../platform/environment/environment'
import { clientOf as callerOf } from '../../../platform/http/client'
import { anonymousLimit } from '../../../platform/limits/anonymous-limit'
import { sessionOf } from '../../../platform/readers/sessions'
import { linkTo } from '../mail-links'
import { proveOwner } from '../proof/prove-owner'
import { beginConnection } from './connection'
import { discoverClient, providerNamed, providerUnreachable } from './provider-client'

/** Cookie of a browser that is logging in at a provider. The website passes it on both ways. */
const connectCookie = 'gevel_connect'

/**
 * `GET /connect/{provider}`: redirects the browser to the provider, with a state that only this browser can return and
 * a PKCE challenge. A reader who has logged in recently links the provider to the account. `consent=true` accepts the
 * terms, in case this creates an account.
 */
export async function beginConnect(ctx: Context & { params: Record<string, string> }): Promise<void> {
  const provider = providerNamed(ctx.params.provider)
  const client = callerOf(ctx)
  await anonymousLimit.consume(client.address, { source: client })
  const { edition, consent } = providerEndpoints.begin.input.parse(ctx.query)
  const config = await discoverClient(provider).catch(providerUnreachable)
  const session = await sessionOf(ctx)
  // a new password does not undo a linked provider
  if (session) await proveOwner(session, undefined, client)
  const [verifier, nonce] = [randomPKCECodeVerifier(), randomNonce()]
  const { state, browser } = await beginConnection(strapi.db.connection, {
    ...{ provider: provider.name, verifier, nonce, edition },
    ...{ consent: consent === 'true', user_id: session?.account.id ?? null },
  })
  const url = buildAuthorizationUrl(config, {
    redirect_uri: linkTo('/auth/connect'),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...(provider.echoesNonce && { nonce }),
  })
  const secure = environment.SITE_URL.startsWith('https:') ? '; Secure' : ''
  ctx.set('Set-Cookie', `${connectCookie}=${browser}; Path=/auth/connect; HttpOnly; SameSite=Lax; Max-Age=600${secure}`)
  ctx.set('Cache-Control', 'no-store')
  ctx.redirect(url.href)
}
