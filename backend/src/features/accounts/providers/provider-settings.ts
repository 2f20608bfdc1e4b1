import type { Environment } from '../../../platform/environment/environment'

/** A configured provider that speaks OpenID Connect. */
export interface Provider {
  /** as used in URLs */
  name: string
  /** shown on the button */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  /** whether its `email_verified` is trusted */
  vouches: boolean
  /** whether it puts the nonce of the request in its ID token (OpenID Connect Core §3.1.3.7) */
  echoesNonce: boolean
  /** the endpoint that returns the audience of an access token, for a provider without introspection (RFC 7662) */
  tokenInfo?: string
}

/** The configured providers; readers can log in with no other. */
export function providersOf(settings: Environment): Provider[] {
  const google = configured('google', 'Google', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET)
  const linkedin = configured('linkedin', 'LinkedIn', settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET)
  const microsoft = configured('microsoft', 'Microsoft', settings.MICROSOFT_CLIENT_ID, settings.MICROSOFT_CLIENT_SECRET)
  const other = configured('oidc', settings.OIDC_NAME, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET)
  const tokenInfo = 'https://oauth2.googleapis.com/tokeninfo'
  return [
    google && { ...google, issuer: 'https://accounts.google.com', vouches: true, echoesNonce: true, tokenInfo },
    linkedin && { ...linkedin, issuer: 'https://www.linkedin.com/oauth', vouches: true, echoesNonce: false },
    // the administrator of any company can enter any address there
    microsoft && {
      ...microsoft,
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      vouches: false,
      echoesNonce: true,
    },
    other && settings.OIDC_ISSUER && { ...other, issuer: settings.OIDC_ISSUER, vouches: true, echoesNonce: true },
  ].filter((provider) => provider !== undefined && provider !== '')
}

function configured(name: string, label: string, clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { name, label, clientId, clientSecret } : undefined
}
