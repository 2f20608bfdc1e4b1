import type { AccountOverview } from '@gevel/contract/account'
import { accountExportSchema } from '@gevel/contract/account'
import type { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { accountError } from '../../../platform/errors/account-errors'
import { timestamp } from '../../../platform/http/timestamp'
import { type Account, accountById, showAccount } from '../../../platform/readers/account'
import { exportParts } from '../../../platform/readers/account-data'
import { readerOfAccount } from '../../../platform/readers/reader'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { rejectImpersonation } from '../names/reject-impersonation'

/** `PUT /account/profile`: the whole profile, as its form sends it. */
export async function changeProfile({ input, session }: ReaderRequest<typeof accountEndpoints.changeProfile>) {
  const knex = strapi.db.connection
  const { id } = session.account
  // an editor may have taken the same name since
  if (input.name !== session.account.name) await rejectImpersonation(input.name)
  await knex('up_users')
    .where({ id })
    .update({ ...input, updated_at: new Date() })
  const account = await accountById(knex, id)
  if (!account) throw accountError('user-token-expired')
  return showAccount(account)
}

interface EmailChangeRow {
  email: string
  old_confirmed: boolean
  new_confirmed: boolean
  expires_at: Date
}

/** The pending change of address, if any. */
async function emailChangeOf(userId: number): Promise<AccountOverview['emailChange']> {
  const change: EmailChangeRow | undefined = await strapi.db
    .connection('gevel_email_changes')
    .where({ user_id: userId })
    .whereRaw('expires_at > now()')
    .first('email', 'old_confirmed', 'new_confirmed', 'expires_at')
  if (!change) return null
  const { email, old_confirmed: oldConfirmed, new_confirmed: newConfirmed } = change
  return { email, oldConfirmed, newConfirmed, expiresAt: timestamp(change.expires_at) }
}

/** The providers that are linked with the account. */
export async function identitiesOf(userId: number): Promise<string[]> {
  return strapi.db.connection('gevel_identities').where({ user_id: userId }).orderBy('linked_at').pluck('provider')
}

/** An account as its owner sees it, and what it reads. */
function accountFacts(account: Account) {
  return { account: showAccount(account), reader: readerOfAccount(account) }
}

/** `GET /account`: what the account screen shows beside its lists. */
export async function showOverview({ session: { account } }: ReaderRequest) {
  const [emailChange, linked] = await Promise.all([emailChangeOf(account.id), identitiesOf(account.id)])
  // Firebase is a migration source, not a log-in button
  const providers = linked.filter((name) => name !== 'firebase')
  return { ...accountFacts(account), emailChange, providers }
}

/**
 * `GET /account/export`: all stored data of an account, for its owner to download (GDPR articles 15 and 20). Each feature
 * declares its part of it in `accountData`.
 */
export async function exportAccount({ session }: ReaderRequest) {
  const [emailChange, parts] = await Promise.all([emailChangeOf(session.account.id), exportParts(session)])
  const exportedAt = new Date().toISOString()
  return accountExportSchema.parse({ exportedAt, ...accountFacts(session.account), emailChange, ...parts })
}
