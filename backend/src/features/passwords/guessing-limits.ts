import { defineLimit, type Limit } from '../../platform/limits/limit'

const minutes = 15
const alternative = ', of kies een nieuw wachtwoord via ‘Wachtwoord vergeten’'

/**
 * Declares the limits of wrong passwords. A network address gets more attempts, since several people may share it.
 * @param account name of the limit of an account
 * @param address name of the limit of a network address
 */
export function guessingLimits(account: string, address: string): Record<'perAccount' | 'perAddress', Limit> {
  return {
    perAccount: defineLimit(account, { points: 10, minutes, alternative, event: 'authn_login_lock' }),
    perAddress: defineLimit(address, { points: 60, minutes, alternative, event: 'authn_login_fail_max' }),
  }
}
