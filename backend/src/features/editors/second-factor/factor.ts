import type { Knex } from 'knex'
import { z } from 'zod'
import { stepOfCode } from './totp'

/** An editor's second factor. It is active once a code has confirmed that the secret arrived in an app. */
export interface Factor {
  secret: string
  confirmedAt: Date | null
}

export async function findFactor(knex: Knex, editorId: number): Promise<Factor | undefined> {
  return knex('gevel_editor_factors')
    .where({ user_id: editorId })
    .first<Factor | undefined>('secret', { confirmedAt: 'confirmed_at' })
}

/** Consumes a code of the app: each works once, also for two concurrent requests. */
export async function consumeTotpCode(
  knex: Knex,
  editorId: number,
  { secret }: Factor,
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, code)
  if (step === undefined) return false
  const used = await knex('gevel_editor_factors')
    .where({ user_id: editorId, secret })
    .whereRaw('confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < ?)', [step])
    .update({ last_step: step })
  return used === 1
}

/** Activates a factor by its first code. */
export async function confirmFactor(knex: Knex, editorId: number, { secret }: Factor, code: string): Promise<boolean> {
  const step = stepOf(secret, code)
  if (step === undefined) return false
  const confirmed = await knex('gevel_editor_factors')
    .where({ user_id: editorId, secret })
    .whereNull('confirmed_at')
    .update({ confirmed_at: knex.fn.now(), last_step: step })
  return confirmed === 1
}

/** Deletes a factor with its recovery codes. */
export async function removeFactor(knex: Knex, editorId: number): Promise<boolean> {
  return (await knex('gevel_editor_factors').where({ user_id: editorId }).delete()) === 1
}

function stepOf(stored: string, code: string): number | undefined {
  const secret = decryptSecret(stored)
  return secret === undefined ? undefined : stepOfCode(secret, code)
}

/**
 * Strapi's service that encrypts with ENCRYPTION_KEY (AES-256-GCM). It returns null for data encrypted with another
 * key.
 */
const encryption = () => strapi.service('admin::encryption')

/** Encrypts a secret for storage. */
export function encryptSecret(secret: string): string {
  return z.string().parse(encryption().encrypt(secret))
}

/** @returns undefined when ENCRYPTION_KEY has changed since it was stored */
function decryptSecret(stored: string): string | undefined {
  return encryption().decrypt(stored) ?? undefined
}
