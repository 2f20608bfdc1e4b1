import { accountExportSchema } from '@gevel/contract/account'
import { exportParts } from '../../../platform/readers/account-data'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { accountFacts, emailChangeOf } from './profile'

/**
 * `GET /account/export`: all stored data of an account, for its owner to download (GDPR articles 15 and 20). Each feature
 * declares its part of it in `accountData`.
 */
export async function exportAccount({ session }: ReaderRequest) {
  const [emailChange, parts] = await Promise.all([emailChangeOf(session.account.id), exportParts(session)])
  const exportedAt = new Date().toISOString()
  return accountExportSchema.parse({ exportedAt, ...accountFacts(session.account), emailChange, ...parts })
}
