import type { Transaction } from '../../../platform/database/transaction'
import { revokeCodes } from '../../../platform/mail-codes/mail-codes'

/** Deletes the pending change of address, with the links in its mails. */
export async function discardEmailChange(trx: Transaction, userId: number): Promise<void> {
  await trx('gevel_email_changes').where({ user_id: userId }).delete()
  await revokeCodes(trx, userId, ['email-old', 'email-new'])
}
