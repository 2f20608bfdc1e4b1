import type { AccountErrorDetails } from '@gevel/contract/account-errors'
import type { AccountProblem } from '../../content/account-problem.ts'
import type { FormError } from './read-form.server.ts'

/** Codes that say more than that it did not work, and the title of their message. */
const TITLES: Partial<Record<AccountErrorDetails['code'], string>> = {
  'too-many-requests': 'Even wachten',
  'user-disabled': 'Dit account is geblokkeerd',
  'network-request-failed': 'Geen verbinding',
}
const STATUS: Partial<Record<AccountErrorDetails['code'], number>> = {
  'too-many-requests': 429,
  'network-request-failed': 503,
}

/**
 * What a form says of an error of the account API.
 * @param title for a problem whose code has none
 */
export function problemInForm({ code, fields, message }: AccountProblem, title: string) {
  const status = STATUS[code]
  return {
    code,
    title: TITLES[code] ?? title,
    fields,
    // a field has its own message
    ...(Object.keys(fields).length === 0 && { message }),
    ...(status !== undefined && { status }),
  } satisfies FormError
}
