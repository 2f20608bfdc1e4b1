import type { User } from '@firebase/auth'
import { emailField, nameField } from '@gevel/contract/person-fields'
import { accountError } from '../../../platform/errors/account-errors'
import type { Identity } from '../providers/identity'

/**
 * The identity of a Firebase user.
 * @throws `operation-not-allowed` when Firebase has no address of the user
 */
export function identityOf({ uid, email, emailVerified, displayName }: User): Identity {
  const address = emailField.safeParse(email)
  if (!address.success) throw accountError('operation-not-allowed', 'Registreer met uw e-mailadres en een wachtwoord.')
  const [local = address.data] = address.data.split('@')
  const name = nameField.safeParse(displayName).data ?? local
  return { provider: 'firebase', subject: uid, email: address.data, emailVerified, name }
}
