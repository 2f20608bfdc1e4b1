import { queueMail } from '../../mail/queue-mail'
import { adminLink } from '../mail/admin-link'

/** Mails a new editor the link with which the account is opened. */
export async function mailInvitation(editor: {
  email: string
  firstname: string | null
  registrationToken: string
}): Promise<void> {
  const { email, firstname, registrationToken } = editor
  const link = adminLink('/auth/register', { registrationToken })
  await queueMail('editorInvitation', email, { name: firstname ?? '', adminLink: link })
}
