import type { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { afterCommit, inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import { queueMail } from '../../../platform/mail/queue-mail'
import { accountById, nameOf, showAccount } from '../../../platform/readers/account'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { endSessions, logSessionsEnded } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { linkTo } from '../mail-links'
import { proveOwner } from '../proof/prove-owner'
import { accountDeletionMail } from './deletion-mails'

/** How long a deletion can be undone. */
const graceDays = 14

/**
 * `POST /account/deletion`: schedules the deletion of the account in fourteen days, and logs it out elsewhere. A
 * repeated request changes nothing.
 * @throws `wrong-password`, or without a password `requires-recent-login`
 */
export async function requestDeletion({
  input,
  session,
  client,
}: ReaderRequest<typeof accountEndpoints.requestDeletion>) {
  await proveOwner(session, input.password, client)
  return inTransaction(async (trx) => {
    const { id } = session.account
    const deletionAt = new Date(Date.now() + graceDays * 86_400_000)
    const requested = await trx('up_users').where({ id }).whereNull('deletion_at').update({ deletion_at: deletionAt })
    const account = await accountById(trx, id)
    if (!account) throw accountError('user-token-expired')
    if (requested === 1) {
      const ended = await endSessions(trx, id, session.id)
      afterCommit(() => {
        logSecurityEvent('user_deletion_requested', { source: client, account: id })
        logSessionsEnded({ source: client, account: id, reason: 'deletion', count: ended })
      })
      const name = nameOf(account)
      await queueMail(accountDeletionMail, account.email, {
        name,
        deletionDate: deletionAt,
        link: `${linkTo('/account')}#gegevens`,
      })
    }
    return showAccount(account)
  })
}

/** `DELETE /account/deletion`: cancels the deletion. */
export async function undoDeletion({ session: { account }, client }: ReaderRequest) {
  const undone = await strapi.db
    .connection('up_users')
    .where({ id: account.id })
    .whereNotNull('deletion_at')
    .update({ deletion_at: null })
  if (undone > 0) logSecurityEvent('user_deletion_undone', { source: client, account: account.id })
  return showAccount({ ...account, deletionAt: null })
}
