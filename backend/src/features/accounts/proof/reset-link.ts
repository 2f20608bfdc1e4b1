import type { Transaction } from '../../../platform/database/transaction'
import { makeCode } from '../../../platform/mail-codes/mail-codes'
import { linkTo } from '../mail-links'

const hoursValid = 2

/** A link for a mail with which the owner of an account chooses a new password, and how long it works. */
export async function makeResetLink(trx: Transaction, userId: number): Promise<{ link: string; hoursValid: number }> {
  return { link: linkTo('/wachtwoord-reset', await makeCode(trx, 'reset', { userId }, hoursValid)), hoursValid }
}
