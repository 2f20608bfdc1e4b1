import { errors } from '@strapi/utils'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { environment } from '../../../platform/environment/environment'
import { queueMail } from '../../../platform/mail/queue-mail'
import { findEditor, targetOf } from '../../../platform/roles/editor'
import { adminLink } from '../mail/editor-mail'
import { editorInvitationMail } from './password-mails'

/** Mails a new editor the link that activates the account. */
export async function mailInvitation(editor: {
  email: string
  firstname: string | null
  registrationToken: string
}): Promise<void> {
  const { email, firstname, registrationToken } = editor
  const link = adminLink('/auth/register', { registrationToken })
  const hoursValid = environment.INVITATION_DAYS * 24
  await queueMail(editorInvitationMail, email, { name: firstname ?? '', adminLink: link, hoursValid })
}

/**
 * Renews the invitation of an editor who has not accepted yet; the previous link stops working.
 * @throws ValidationError for an active account
 */
export async function renewInvitation(id: number): Promise<void> {
  await inTransaction(async (trx) => {
    // keeps the invitation from being accepted meanwhile: a link to an active account would set its password
    await trx('admin_users').where({ id }).forUpdate().first('id')
    const editor = await findEditor({ id })
    if (!editor?.registrationToken)
      throw new errors.ValidationError('Deze gebruiker heeft de uitnodiging al aangenomen.')
    const registrationToken: string = strapi.service('admin::token').createToken()
    await recordAudit({ kind: 'login.invitation-renewed', target: targetOf(editor) })
    await strapi.db.query('admin::user').update({ where: { id }, data: { registrationToken } })
    await mailInvitation({ ...editor, registrationToken })
  })
}
