import type { Transaction } from '../../../platform/database/transaction'
import { queueMail } from '../../../platform/mail/queue-mail'
import { findEditor, firstNameOf, wordsOf } from '../../../platform/roles/editor'
import { rejectGuessablePassword } from '../../passwords/guessable-words'
import { adminLink } from '../mail/editor-mail'
import { endEditorSessions } from '../sessions/end-sessions'
import { editorPasswordChangedMail } from './password-mails'

/**
 * Sets an editor's password and ends the sessions that were started with the old one.
 * @throws ValidationError for a password that is little more than the editor's own name or address
 * @param currentSessionId the session of an editor who changes their own password, which continues
 */
export async function setEditorPassword(
  trx: Transaction,
  editorId: number,
  password: string,
  currentSessionId?: string,
): Promise<void> {
  const editor = await findEditor({ id: editorId })
  if (!editor) return
  await rejectGuessablePassword(password, wordsOf(editor))
  await strapi.service('admin::user').updateById(editorId, {
    password,
    resetPasswordToken: null,
    resetPasswordTokenExpiresAt: null,
  })
  await endEditorSessions(trx, editorId, currentSessionId)
  if (!editor.isActive) return
  const name = firstNameOf(editor)
  await queueMail(editorPasswordChangedMail, editor.email, { name, adminLink: adminLink('/auth/forgot-password') })
}
