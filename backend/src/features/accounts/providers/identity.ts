import { emailField, nameField } from '@gevel/contract/person-fields'
import { type Configuration, fetchUserInfo } from 'openid-client'
import { z } from 'zod'
import { accountError } from '../../../platform/errors/account-errors'
import { providerUnreachable } from './provider-client'
import type { Provider } from './provider-settings'

/** A user according to a provider. */
export interface Identity {
  provider: string
  subject: string
  email: string
  /** whether we trust this provider's verification of the address */
  emailVerified: boolean
  name: string
}

/** Claims of OpenID Connect Core §5.1; some providers send a boolean as a string. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailField,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: nameField.optional().catch(undefined),
})

/**
 * The identity of the owner of an access token, according to the provider.
 * @param subject the expected subject
 * @param claims from the ID token, when there is one
 * @throws `operation-not-allowed` when the provider gives no address
 */
export async function fetchIdentity(
  config: Configuration,
  provider: Provider,
  accessToken: string,
  subject: string,
  claims: object = {},
): Promise<Identity> {
  const idTokenClaims = claimsSchema.safeParse(claims).data
  const providerClaims =
    idTokenClaims ??
    claimsSchema.safeParse(await fetchUserInfo(config, accessToken, subject).catch(providerUnreachable)).data
  if (!providerClaims) {
    throw accountError(
      'operation-not-allowed',
      `${provider.label} geeft ons uw e-mailadres niet. Registreer met een wachtwoord.`,
    )
  }
  const { sub, email, email_verified, name } = providerClaims
  const [local = email] = email.split('@')
  return {
    provider: provider.name,
    subject: sub,
    email,
    emailVerified: provider.vouches && email_verified,
    name: name ?? local,
  }
}
