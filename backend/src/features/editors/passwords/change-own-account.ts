import { cleanLine, visibleLength } from '@gevel/contract/clean-text'
import { emailField, givenPasswordField } from '@gevel/contract/person-fields'
import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { queueMail } from '../../../platform/mail/queue-mail'
import { type Editor, findEditor, firstNameOf } from '../../../platform/roles/editor'
import type { EventSource } from '../../../platform/security-events/log-security-event'
import { newPasswordField } from '../../passwords/new-password'
import { isPasswordOf } from '../proof/prove-password'
import { editorEmailChangedMail } from './password-mails'
import { setEditorPassword } from './set-editor-password'

const longestName = 80
const nameField = z
  .string()
  .overwrite(cleanLine)
  .trim()
  .max(longestName, `Dit mag hoogstens ${longestName} tekens zijn.`)
const isVisible = (name: string) => visibleLength(name) > 0

/** What editors may change of their own account; the admin's profile screen sends all of it but the passwords. */
export const ownAccountInput = z.object({
  email: emailField.optional(),
  firstname: nameField.refine(isVisible, requiredText('Voornaam')).optional(),
  lastname: nameField.nullish(),
  username: nameField.refine(isVisible, 'Vul een naam in, of laat het veld weg.').nullish(),
  preferedLanguage: z.string().max(10).nullish(),
  password: newPasswordField.optional(),
  currentPassword: givenPasswordField.optional(),
})

/** The origin of a change. */
interface Requester {
  editor: Editor
  source: EventSource
  /** the session that continues when the password changes */
  sessionId: string | undefined
}

/**
 * Changes an editor's own account. Another e-mail address or password needs the current password.
 * @throws ValidationError with a sentence at the field, or `too-many-requests`
 */
export async function changeOwnAccount(
  input: z.infer<typeof ownAccountInput>,
  requester: Requester,
): Promise<Editor | null> {
  const { editor, sessionId } = requester
  const { password, currentPassword, email = editor.email, ...profile } = input
  const changesEmail = email !== editor.email
  if (changesEmail || password !== undefined) {
    await requireCurrentPassword(currentPassword, changesEmail ? 'email' : 'password', requester)
    await rejectTakenEmail(email, editor.id)
  }
  return inTransaction(async (trx) => {
    if (password !== undefined) await setEditorPassword(trx, editor.id, password, sessionId)
    if (changesEmail) await notifyOldAddress(editor, email)
    await strapi.service('admin::user').updateById(editor.id, { ...profile, email })
    return findEditor({ id: editor.id })
  })
}

async function requireCurrentPassword(
  given: string | undefined,
  field: 'email' | 'password',
  { editor, source }: Requester,
): Promise<void> {
  if (given === undefined)
    throw fieldError([{ path: [field], message: 'Wijzig dit onder ‘Beveiliging’, met uw huidige wachtwoord erbij.' }])
  if (!(await isPasswordOf(editor, { email: editor.email, password: given, source })))
    throw fieldError([{ path: ['currentPassword'], message: 'Dit is niet uw huidige wachtwoord.' }])
}

async function rejectTakenEmail(email: string, editorId: number): Promise<void> {
  const other = await findEditor({ email })
  if (other && other.id !== editorId)
    throw fieldError([{ path: ['email'], message: 'Een andere gebruiker heeft dit e-mailadres al.' }])
}

async function notifyOldAddress(editor: Editor, newEmail: string): Promise<void> {
  await queueMail(editorEmailChangedMail, editor.email, { name: firstNameOf(editor), newEmail })
}
