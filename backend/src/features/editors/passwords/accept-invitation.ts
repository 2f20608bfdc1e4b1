import { codeField } from '@gevel/contract/person-fields'
import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'
import { actorOf } from '../../../content/audit-log/audit-source'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { codeLimit } from '../../../platform/mail-codes/mail-codes'
import { findEditor, wordsOf } from '../../../platform/roles/editor'
import type { EventSource } from '../../../platform/security-events/log-security-event'
import { rejectGuessablePassword } from '../../passwords/guessable-words'
import { newPasswordField } from '../../passwords/new-password'
import { findInvited } from './invitation'

const longestName = 80
const nameField = z
  .string({ error: requiredText('Voornaam') })
  .trim()
  .max(longestName, `Dit mag hoogstens ${longestName} tekens zijn.`)

export const openInvitationInput = z.object({ registrationToken: codeField })

/**
 * The data that an invited editor sees before accepting.
 * @throws as `acceptInvitation`
 */
export async function openInvitation({ registrationToken }: z.infer<typeof openInvitationInput>, source: EventSource) {
  await codeLimit.consume(source.address, { source })
  const { email, firstname, lastname } = await findInvited(registrationToken)
  await codeLimit.refund(source.address)
  return { email, firstname, lastname }
}

export const invitationInput = z.object({
  registrationToken: codeField,
  userInfo: z.object({
    firstname: nameField.min(1, requiredText('Voornaam')),
    lastname: nameField.nullish(),
    password: newPasswordField,
  }),
})

/**
 * Activates the account of an invited editor; the invitation works once. It starts no session: the editor logs in
 * next, with the second factor where the role requires one.
 * @throws `invalid-action-code`, `expired-action-code` or `too-many-requests`
 */
export async function acceptInvitation(
  { registrationToken, userInfo }: z.infer<typeof invitationInput>,
  source: EventSource,
): Promise<void> {
  await codeLimit.consume(source.address, { source })
  await inTransaction(async (trx) => {
    // of two concurrent requests the second waits here, and then finds no invitation
    await trx('admin_users').where({ registration_token: registrationToken }).forUpdate().first('id')
    const { id } = await findInvited(registrationToken)
    const editor = await findEditor({ id })
    if (!editor) return
    await rejectGuessablePassword(userInfo.password, wordsOf(editor))
    await strapi.service('admin::user').updateById(id, { ...userInfo, isActive: true, registrationToken: null })
    await recordAudit({ kind: 'login.invitation-accepted', actor: actorOf(editor) })
  })
  await codeLimit.refund(source.address)
}
