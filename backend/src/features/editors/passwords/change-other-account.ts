import { maxLength } from '@gevel/contract/field-lengths'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import type { Editor } from '../../../platform/roles/editor'
import { newPasswordField } from '../../passwords/new-password'
import { setEditorPassword } from './set-editor-password'

/** The part of an owner's change to an account that Strapi's own controller does not validate by our rules. */
export const otherAccountInput = z.object({
  email: z.string().max(maxLength.email).optional(),
  password: newPasswordField.optional(),
})

/**
 * Rejects a change of one's own e-mail address or password through user management, which does not ask for the current
 * password.
 * @throws ValidationError
 */
export function rejectOwnCredentials(
  input: z.infer<typeof otherAccountInput>,
  editorId: number,
  requester: Editor,
): void {
  if (editorId !== requester.id) return
  const message = 'Wijzig dit onder ‘Beveiliging’, met uw huidige wachtwoord erbij.'
  const changesEmail = input.email !== undefined && input.email.toLowerCase() !== requester.email
  const problems = [
    ...(changesEmail ? [{ path: ['email'], message }] : []),
    ...(input.password === undefined ? [] : [{ path: ['password'], message }]),
  ]
  if (problems.length > 0) throw fieldError(problems)
}

/** Sets the password of another editor, and ends that editor's sessions. */
export async function setOtherPassword(editorId: number, password: string): Promise<void> {
  await inTransaction((trx) => setEditorPassword(trx, editorId, password))
}
