import { errors } from '@strapi/utils'
import { recordAudit } from '../../audit-log/record-audit'
import { inTransaction } from '../../database/transaction'
import { environment } from '../../environment/environment'
import { queueMail } from '../../mail/queue-mail'
import { findEditor, targetOf } from '../editor'
import { adminLink } from '../mail/admin-link'
import { editorInvitationMail } from './password-mails'

/** Mails a new editor the link with which the account is opened. */
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
 * Invites an editor again who has not accepted yet; the link of before stops working.
 * @throws ValidationError for an editor whose account is open
 */
export async function renewInvitation(id: number): Promise<void> {
  await inTransaction(async (trx) => {
    // nobody accepts the invitation meanwhile: a link to an open account would set its password
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
