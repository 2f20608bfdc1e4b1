import type { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { codeLimit, requireCode, useCode } from '../../../platform/mail-codes/mail-codes'
import { accountById } from '../../../platform/readers/account'
import { rejectGuessablePassword } from '../../passwords/guessable-words'
import { hashPassword } from '../../passwords/password-hash'
import { passwordLimits } from '../proof/prove-owner'
import { resetLimit } from './forgot-password'
import { setPassword } from './set-password'

/**
 * `POST /auth/reset-password`: sets the password of the account whose owner got the code by mail, and logs in. It also
 * opens an account that was locked by guessing.
 * @throws `invalid-action-code`, `expired-action-code` or `user-disabled`
 */
export async function resetPassword({ input, client }: RouteRequest<typeof passwordEndpoints.reset>) {
  // hashing is expensive, so it waits until the code is known to be valid
  await codeLimit.consume(client.address, { source: client })
  const knex = strapi.db.connection
  const userId = await requireCode(knex, ['reset'], input.code)
  const owner = userId === null ? undefined : await accountById(knex, userId)
  // the code can be used again with another password
  if (owner) await rejectGuessablePassword(input.password, owner)
  const hash = await hashPassword(input.password)
  const logIn = await inTransaction(async (trx) => {
    const { user_id } = await useCode(trx, ['reset'], input.code)
    const account = user_id === null ? undefined : await accountById(trx, user_id)
    if (!account || account.blocked) throw accountError('user-disabled')
    return setPassword(trx, account, hash, client, 'authn_password_reset')
  })
  await codeLimit.refund(client.address)
  await passwordLimits.perAccount.reset(String(logIn.user.id))
  // the owner has proved to be there, so earlier requests by others no longer count
  await resetLimit.reset(mailboxOf(logIn.user.email))
  return logIn
}
