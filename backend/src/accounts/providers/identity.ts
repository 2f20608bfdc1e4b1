import { emailField, nameField } from '@gevel/contract/person-fields'
import { type Configuration, fetchUserInfo } from 'openid-client'
import { z } from 'zod'
import { accountError } from '../../errors/account-errors'
import { notReached } from './provider-client'
import type { Provider } from './provider-settings'

/** Whom a provider says somebody is. */
export interface Identity {
  provider: string
  subject: string
  email: string
  /** whether the address has been proved to be theirs, as far as we believe this provider */
  emailProved: boolean
  name: string
}

/** Claims of OpenID Connect Core §5.1; some providers write a boolean as a text. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailField,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: nameField.optional().catch(undefined),
})

/**
 * Whom the provider says the owner of an access token is.
 * @param subject whom it has to be about
 * @param claims what the provider has said already, in an ID token
 * @throws `operation-not-allowed` when it does not tell an address
 */
export async function identityOf(
  config: Configuration,
  provider: Provider,
  accessToken: string,
  subject: string,
  claims: object = {},
): Promise<Identity> {
  const told = claimsSchema.safeParse(claims).data
  const known = told ?? claimsSchema.safeParse(await fetchUserInfo(config, accessToken, subject).catch(notReached)).data
  if (!known) {
    throw accountError(
      'operation-not-allowed',
      `${provider.label} geeft ons uw e-mailadres niet. Registreer met een wachtwoord.`,
    )
  }
  const { sub, email, email_verified, name } = known
  const [local = email] = email.split('@')
  return {
    provider: provider.name,
    subject: sub,
    email,
    emailProved: provider.vouches && email_verified,
    name: name ?? local,
  }
}
