import { z } from 'zod'
import { accountError } from '../../accounts/account-errors'
import { codeField } from '../../accounts/fields'
import { count, takeBack } from '../../accounts/limits/limits'
import { newPasswordField } from '../../accounts/passwords/new-password'
import { requireOwnSecret } from '../../accounts/passwords/own-words'
import { actorOf } from '../../audit-log/origin'
import { recordAudit } from '../../audit-log/record-audit'
import { inTransaction } from '../../database/transaction'
import type { EventSource } from '../../security-events/log-security-event'
import { findEditor, wordsOf } from '../editor'

const longestName = 80
const nameField = z
  .string({ error: 'Vul uw voornaam in.' })
  .trim()
  .max(longestName, `Dit mag hoogstens ${longestName} tekens zijn.`)

export const invitationInput = z.object({
  registrationToken: codeField,
  userInfo: z.object({
    firstname: nameField.min(1, 'Vul uw voornaam in.'),
    lastname: nameField.nullish(),
    password: newPasswordField,
  }),
})

/**
 * Opens the account of an invited editor; the invitation works once. It starts no session: the editor logs in next, with the second
 * factor where the role requires one.
 * @throws `invalid-action-code` or `too-many-requests`
 */
export async function acceptInvitation(
  { registrationToken, userInfo }: z.infer<typeof invitationInput>,
  source: EventSource,
): Promise<void> {
  await count('codes', source.address, { source })
  await inTransaction(async (trx) => {
    const [found] = await trx('admin_users')
      .where({ registration_token: registrationToken })
      .update({ registration_token: null })
      .returning<{ id: number }[]>(['id'])
    if (!found) throw accountError('invalid-action-code', 'Deze uitnodiging is al gebruikt of klopt niet.')
    const editor = await findEditor({ id: found.id })
    if (!editor) return
    await requireOwnSecret(userInfo.password, wordsOf(editor))
    await strapi.service('admin::user').updateById(found.id, { ...userInfo, isActive: true })
    await recordAudit({ kind: 'login.invitation-accepted', actor: actorOf(editor) })
  })
  await takeBack('codes', source.address)
}
