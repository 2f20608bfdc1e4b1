import type { AccountErrorCode } from '@gevel/contract/account-errors'
import createError from 'http-errors'

/** Errors about a reader's own account: the code (requirements §8), its status and message. */
const catalogue = {
  'invalid-credential': [400, 'De combinatie van e-mailadres en wachtwoord klopt niet.'],
  'wrong-password': [400, 'Dit is niet uw huidige wachtwoord.'],
  'email-already-in-use': [400, 'Dit e-mailadres hoort inmiddels bij een ander account.'],
  'too-many-requests': [429, 'Dit is te vaak geprobeerd. Wacht even en probeer het dan opnieuw.'],
  'expired-action-code': [400, 'Deze link is verlopen. Vraag een nieuwe aan.'],
  'invalid-action-code': [400, 'Deze link is al gebruikt of klopt niet. Vraag een nieuwe aan.'],
  'requires-recent-login': [403, 'Log opnieuw in om dit te doen.'],
  'user-token-expired': [401, 'U bent niet meer ingelogd. Log opnieuw in.'],
  'user-disabled': [403, 'Dit account is geblokkeerd. Neem contact met ons op.'],
  'operation-not-allowed': [403, 'Dit kan hier niet.'],
  'network-request-failed': [503, 'De dienst om mee in te loggen antwoordt niet. Probeer het later opnieuw.'],
} as const satisfies Partial<Record<AccountErrorCode, readonly [status: number, sentence: string]>>

/**
 * An error in Strapi's envelope, with the code in `details.code`. It is not one of Strapi's own classes: Strapi
 * replaces the messages of those for 401 and 403.
 * @param message for the reader, when the default one does not fit
 * @param details for the website, such as `retryAfterSeconds`
 */
export function accountError(code: keyof typeof catalogue, message?: string, details: object = {}): Error {
  const [status, sentence] = catalogue[code]
  return createError(status, message ?? sentence, { name: 'AccountError', details: { code, ...details } })
}

/** The reason of a 403: the code of the error, or its reason where it has one; undefined for other errors. */
export function forbiddenReason(error: unknown): string | undefined {
  if (!createError.isHttpError(error) || error.status !== 403) return undefined
  const { code, reason } = Object(error.details)
  return String(reason ?? code)
}

/**
 * Whether the database rejected a row because its account was deleted in the meantime (SQLSTATE
 * foreign_key_violation).
 */
export function isOfRemovedAccount(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23503') return false
  return 'constraint' in error && String(error.constraint).endsWith('_user_id_fkey')
}

/** A 404 for something that does not exist. */
export function notFound(): Error {
  return createError(404, 'Dit is er niet.', { name: 'NotFoundError' })
}
