import type { Knex } from 'knex'
import { Secret } from 'otpauth'
import { hashOf } from '../../../platform/secrets/secrets'

const howMany = 10

/** 80 bits: too many to try, even against the stolen hashes. */
const bytes = 10

/**
 * Replaces an editor's recovery codes.
 * @returns the codes, which are stored nowhere: the database has their hashes
 */
export async function replaceRecoveryCodes(trx: Knex, editorId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newRecoveryCode)
  await trx('gevel_editor_recovery_codes').where({ user_id: editorId }).delete()
  await trx('gevel_editor_recovery_codes').insert(codes.map((code) => ({ user_id: editorId, hash: hashOfCode(code) })))
  return codes
}

/** Consumes a recovery code: of several concurrent attempts one succeeds. */
export async function consumeRecoveryCode(knex: Knex, editorId: number, code: string): Promise<boolean> {
  const used = await knex('gevel_editor_recovery_codes')
    .where({ user_id: editorId, hash: hashOfCode(code) })
    .whereNull('used_at')
    .update({ used_at: knex.fn.now() })
  return used === 1
}

export async function countRecoveryCodes(knex: Knex, editorId: number): Promise<number> {
  const row = await knex('gevel_editor_recovery_codes')
    .where({ user_id: editorId })
    .whereNull('used_at')
    .count<{ count: string }[]>('* as count')
  return Number(row[0]?.count ?? 0)
}

/** Base32 in groups of four: `abcd-efgh-ijkl-mnop`. */
function newRecoveryCode(): string {
  return new Secret({ size: bytes }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
}

/** Ignores case, spaces and dashes. */
function hashOfCode(code: string): Buffer {
  return hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
