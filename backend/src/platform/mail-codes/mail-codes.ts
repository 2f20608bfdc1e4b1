import type { Knex } from 'knex'
import { accountError } from '../errors/account-errors'
import { defineLimit } from '../limits/limit'
import { hashOf, newSecret } from '../secrets/secrets'

/** Invalid codes of links in mails, by network address. */
export const codeLimit = defineLimit('codes', { points: 60, minutes: 15 })

/** The purpose of the link in a mail. */
type CodeKind = 'registration' | 'reset' | 'email-old' | 'email-new'

/** The subject of a code: an account, and the registration or the change of address it belongs to. */
interface About {
  userId?: number
  subject?: string
}

interface CodeRow {
  kind: CodeKind
  user_id: number | null
  subject: string | null
}

/**
 * Creates a code for a link in a mail.
 * @returns the code, which is not stored: the database has its hash
 */
export async function makeCode(knex: Knex, kind: CodeKind, about: About, hoursValid: number): Promise<string> {
  const code = newSecret()
  const expires_at = knex.raw('now() + make_interval(hours => ?)', [hoursValid])
  await knex('gevel_codes').insert({
    hash: hashOf(code),
    kind,
    user_id: about.userId,
    subject: about.subject,
    expires_at,
  })
  return code
}

/**
 * Consumes a code: of several concurrent uses one succeeds. A rollback of the transaction restores it.
 * @throws `expired-action-code`, or `invalid-action-code` with `reason` `used` or `unknown`
 */
export async function useCode(knex: Knex, kinds: readonly CodeKind[], code: string): Promise<CodeRow> {
  const [row] = await knex('gevel_codes')
    .where('hash', hashOf(code))
    .whereIn('kind', kinds)
    .whereRaw('used_at IS NULL AND expires_at > now()')
    .update({ used_at: knex.fn.now() })
    .returning<CodeRow[]>(['kind', 'user_id', 'subject'])
  if (row) return row
  await requireCode(knex, kinds, code)
  // it expired between the two queries
  throw accountError('expired-action-code')
}

/**
 * Checks that a code is valid, without consuming it.
 * @returns the account of the code
 * @throws as `useCode`
 */
export async function requireCode(knex: Knex, kinds: readonly CodeKind[], code: string): Promise<number | null> {
  const found = await knex('gevel_codes')
    .where('hash', hashOf(code))
    .whereIn('kind', kinds)
    .first<{ used_at: Date | null; counts: boolean; user_id: number | null } | undefined>(
      'used_at',
      'user_id',
      knex.raw('expires_at > now() AS counts'),
    )
  if (!found)
    throw accountError('invalid-action-code', 'Deze link klopt niet. Vraag een nieuwe aan.', { reason: 'unknown' })
  if (found.used_at) throw accountError('invalid-action-code', 'Deze link is al gebruikt.', { reason: 'used' })
  if (!found.counts) throw accountError('expired-action-code')
  return found.user_id
}

/** Revokes the codes of some kinds of an account. */
export async function revokeCodes(knex: Knex, userId: number, kinds: readonly CodeKind[]): Promise<void> {
  await knex('gevel_codes').where({ user_id: userId }).whereIn('kind', kinds).whereNull('used_at').delete()
}
