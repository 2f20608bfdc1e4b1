import { givenPasswordField } from '@gevel/contract/person-fields'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { queueMail } from '../../../platform/mail/queue-mail'
import { type Editor, findEditor, firstNameOf, targetOf } from '../../../platform/roles/editor'
import type { EventSource } from '../../../platform/security-events/log-security-event'
import { isPasswordOf } from '../proof/prove-password'
import { type Factor, findFactor, removeFactor } from './factor'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes'
import { editorSecondFactorRemovedMail } from './removed-mail'
import { isRequiredFor, requireCode, secondFactorField } from './second-factor'
import { secondFactorError } from './second-factor-errors'
import { beginSetUp, type SetUp } from './set-up'

export const passwordInput = z.object({ password: givenPasswordField })
export const codeInput = z.object({ code: secondFactorField })
export const proofInput = z.object({ password: givenPasswordField, code: secondFactorField })

/** The second factor for the editor's own screen. */
export async function showOwnSecondFactor({ id, roles }: Editor) {
  const knex = strapi.db.connection
  const factor = await findFactor(knex, id)
  return {
    isOn: Boolean(factor?.confirmedAt),
    isRequired: await isRequiredFor(roles),
    recoveryCodesLeft: await countRecoveryCodes(knex, id),
  }
}

/**
 * Starts setting up a second factor. It requires the password: an unattended screen alone must not be enough to lock
 * the owner out.
 */
export async function beginOwnSetUp(editor: Editor, password: string, source: EventSource): Promise<SetUp> {
  await requirePassword(editor, password, source)
  return beginSetUp(editor)
}

/** Replaces the recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(
  editor: Editor,
  { password, code }: z.infer<typeof proofInput>,
  source: EventSource,
): Promise<string[]> {
  await requirePassword(editor, password, source)
  await requireCode(editor.id, await confirmedFactor(editor.id), code)
  return inTransaction(async (trx) => {
    await recordAudit({ kind: 'login.recovery-codes' })
    return replaceRecoveryCodes(trx, editor.id)
  })
}

/** Turns off an editor's own second factor, unless the role requires one. */
export async function turnOffSecondFactor(
  editor: Editor,
  { password, code }: z.infer<typeof proofInput>,
  source: EventSource,
): Promise<void> {
  if (await isRequiredFor(editor.roles)) throw secondFactorError('second-factor-needed')
  await requirePassword(editor, password, source)
  await requireCode(editor.id, await confirmedFactor(editor.id), code)
  await removeSecondFactor(editor, 'login.second-factor-off')
}

/** Removes the factor of an editor, and notifies them by mail. */
export async function removeSecondFactor(
  editor: Editor,
  kind: 'login.second-factor-off' | 'login.second-factor-reset',
): Promise<void> {
  await inTransaction(async (trx) => {
    if (!(await removeFactor(trx, editor.id))) return
    await recordAudit({ kind, target: targetOf(editor) })
    await queueMail(editorSecondFactorRemovedMail, editor.email, { name: firstNameOf(editor) })
  })
}

async function confirmedFactor(editorId: number): Promise<Factor> {
  const factor = await findFactor(strapi.db.connection, editorId)
  if (!factor?.confirmedAt) throw secondFactorError('second-factor-off')
  return factor
}

async function requirePassword({ id, email }: Editor, password: string, source: EventSource): Promise<void> {
  const editor = await findEditor({ id })
  if (!(await isPasswordOf(editor, { email, password, source })))
    throw fieldError([{ path: ['password'], message: 'Dit is niet uw wachtwoord.' }])
}
