import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'
import type { Editor } from '../../../platform/roles/editor'
import { consumeTotpCode, type Factor, findFactor } from './factor'
import { consumeRecoveryCode } from './recovery-codes'
import { secondFactorError } from './second-factor-errors'
import { beginSetUp, codeLimit, confirmSetUp } from './set-up'

/** A code as typed: of the app, or a recovery code. */
export const secondFactorField = z
  .string({ error: requiredText('Code') })
  .trim()
  .min(1, requiredText('Code'))
  .max(50, 'Deze code is te lang.')

/**
 * The part of a log-in after the password.
 * @returns the recovery codes, when this log-in has set up the factor
 * @throws `second-factor-required` or `second-factor-set-up` without a code, `wrong-second-factor` or
 * `too-many-requests`
 */
export async function passSecondFactor(editor: Editor, code: string | undefined): Promise<string[] | undefined> {
  const factor = await findFactor(strapi.db.connection, editor.id)
  if (factor?.confirmedAt) {
    if (code === undefined) throw secondFactorError('second-factor-required')
    await requireCode(editor.id, factor, code)
    return undefined
  }
  if (!(await isRequiredFor(editor.roles))) return undefined
  if (code === undefined) throw secondFactorError('second-factor-set-up', { setUp: await beginSetUp(editor) })
  return confirmSetUp(editor, code)
}

/** Whether an editor cannot log in with a password alone. */
export async function needsSecondFactor(editor: Pick<Editor, 'id' | 'roles'>): Promise<boolean> {
  const factor = await findFactor(strapi.db.connection, editor.id)
  return Boolean(factor?.confirmedAt) || isRequiredFor(editor.roles)
}

/**
 * Consumes a code of the app or a recovery code.
 * @throws `wrong-second-factor`, or `too-many-requests` after five wrong ones
 */
export async function requireCode(editorId: number, factor: Factor, given: string): Promise<void> {
  await codeLimit.consume(String(editorId), {})
  const knex = strapi.db.connection
  const code = given.replace(/[\s-]/g, '')
  const isValid = /^\d{6}$/.test(code)
    ? await consumeTotpCode(knex, editorId, factor, code)
    : await consumeRecoveryCode(knex, editorId, code)
  if (!isValid) throw secondFactorError('wrong-second-factor')
  await codeLimit.reset(String(editorId))
}

const key = 'second-factor-roles'

const store = () => strapi.store({ type: 'core', name: 'gevel' })

/** The codes of the roles that require a second factor. */
export async function requiredRoles(): Promise<string[]> {
  const stored: unknown = await store().get({ key })
  return Array.isArray(stored) ? stored.map(String) : []
}

export async function setRequiredRoles(codes: string[]): Promise<void> {
  await store().set({ key, value: codes })
}

/** Whether one of these roles requires a second factor. */
export async function isRequiredFor(roles: readonly { code: string }[]): Promise<boolean> {
  const required = await requiredRoles()
  return roles.some(({ code }) => required.includes(code))
}
