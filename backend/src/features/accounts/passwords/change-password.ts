import type { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { rejectGuessablePassword } from '../../passwords/guessable-words'
import { hashPassword } from '../../passwords/password-hash'
import { proveOwner } from '../proof/prove-owner'
import { setPassword } from './set-password'

/**
 * `POST /auth/change-password`: ends every other session, and returns the tokens of a new one for this browser.
 * @throws `wrong-password`, `too-many-requests`, or `operation-not-allowed` for an account without a password
 */
export async function changePassword({ input, session, client }: ReaderRequest<typeof passwordEndpoints.change>) {
  const { account } = session
  if (account.password === null) throw accountError('operation-not-allowed', noPassword)
  await proveOwner(session, input.currentPassword, client)
  await rejectGuessablePassword(input.password, account)
  const hash = await hashPassword(input.password)
  return inTransaction((trx) => setPassword(trx, account, hash, client, 'authn_password_change'))
}

const noPassword = 'Uw account heeft nog geen wachtwoord. Kies er een via ‘Wachtwoord vergeten’.'
