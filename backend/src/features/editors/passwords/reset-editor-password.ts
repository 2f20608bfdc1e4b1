import { codeField } from '@gevel/contract/person-fields'
import { z } from 'zod'
import { actorOf } from '../../../content/audit-log/audit-source'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import { codeLimit } from '../../../platform/mail-codes/mail-codes'
import { findEditor } from '../../../platform/roles/editor'
import type { EventSource } from '../../../platform/security-events/log-security-event'
import { newPasswordField } from '../../passwords/new-password'
import { resetTokenOf } from '../proof/editor-reset-link'
import { passwordLimits } from '../proof/prove-password'
import { resetLimit } from './forgot-editor-password'
import { setEditorPassword } from './set-editor-password'

export const resetEditorPasswordInput = z.object({ resetPasswordToken: codeField, password: newPasswordField })

/**
 * Sets the password of the editor who got the link by mail, and unlocks an account that was locked by guessing. It
 * starts no session: the editor logs in next, with the second factor if there is one.
 * @throws `invalid-action-code`, `expired-action-code` or `too-many-requests`
 */
export async function resetEditorPassword(
  { resetPasswordToken, password }: z.infer<typeof resetEditorPasswordInput>,
  source: EventSource,
): Promise<void> {
  await codeLimit.consume(source.address, { source })
  const editor = await inTransaction(async (trx) => {
    const [found] = await trx('admin_users')
      .where({ reset_password_token: resetTokenOf(resetPasswordToken), is_active: true })
      .update({ reset_password_token: null })
      .returning<{ id: number; email: string; reset_password_token_expires_at: Date | null }[]>([
        'id',
        'email',
        'reset_password_token_expires_at',
      ])
    if (!found) throw accountError('invalid-action-code')
    const { id, email, reset_password_token_expires_at: expiresAt } = found
    if (!expiresAt || new Date(expiresAt).getTime() <= Date.now()) throw accountError('expired-action-code')
    await setEditorPassword(trx, id, password)
    const editor = await findEditor({ id })
    if (editor) await recordAudit({ kind: 'login.password-reset', actor: actorOf(editor) })
    return { id, email }
  })
  await codeLimit.refund(source.address)
  await passwordLimits.perAccount.reset(String(editor.id))
  await resetLimit.reset(editor.email)
}
