import { hashOf, newSecret } from '../../../platform/secrets/secrets'
import { adminLink } from '../mail/editor-mail'

const hoursValid = 2

/**
 * A link with which an editor chooses a new password. The database stores the hash of its code; an earlier link stops
 * working.
 */
export async function makeEditorResetLink(editorId: number): Promise<{ adminLink: string; hoursValid: number }> {
  const code = newSecret()
  await strapi.db.query('admin::user').update({
    where: { id: editorId },
    data: {
      resetPasswordToken: resetTokenOf(code),
      resetPasswordTokenExpiresAt: new Date(Date.now() + hoursValid * 3_600_000),
    },
  })
  return { adminLink: adminLink('/auth/reset-password', { code }), hoursValid }
}

/** The stored form of the code in a link. */
export function resetTokenOf(code: string): string {
  return hashOf(code).toString('base64url')
}
