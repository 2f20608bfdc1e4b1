import type { Environment } from '../../environment/environment'

/** A provider that speaks OpenID Connect, as it has been configured. */
export interface Provider {
  /** as it stands in addresses */
  name: string
  /** as it stands on a button */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  /** whether its `email_verified` can be relied upon as a proof of the address */
  vouches: boolean
  /** whether it puts the nonce of the request in its ID token (OpenID Connect Core §3.1.3.7) */
  echoesNonce: boolean
  /** where it tells for whom an access token was made, when it has no introspection (RFC 7662) */
  tokenInfo?: string
}

/** The providers that have been configured; a reader can log in by no other. */
export function providersOf(settings: Environment): Provider[] {
  const google = configured('google', 'Google', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET)
  const linkedin = configured('linkedin', 'LinkedIn', settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET)
  const microsoft = configured('microsoft', 'Microsoft', settings.MICROSOFT_CLIENT_ID, settings.MICROSOFT_CLIENT_SECRET)
  const other = configured('oidc', settings.OIDC_NAME, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET)
  const tokenInfo = 'https://oauth2.googleapis.com/tokeninfo'
  return [
    google && { ...google, issuer: 'https://accounts.google.com', vouches: true, echoesNonce: true, tokenInfo },
    linkedin && { ...linkedin, issuer: 'https://www.linkedin.com/oauth', vouches: true, echoesNonce: false },
    // any company's administrator can put any address in an account there
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
