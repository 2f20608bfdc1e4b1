import { emailField } from '@gevel/contract/person-fields'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueJob } from '../../../platform/jobs/queue-job'
import { defineLimit } from '../../../platform/limits/limit'
import { queueMail } from '../../../platform/mail/queue-mail'
import { findEditor, firstNameOf } from '../../../platform/roles/editor'
import type { EventSource } from '../../../platform/security-events/log-security-event'
import { makeEditorResetLink } from '../proof/editor-reset-link'
import { passwordLimits } from '../proof/prove-password'
import { editorResetMail } from './password-mails'

/** Mails with a link to choose a new password, per editor. */
export const resetLimit = defineLimit('editorResets', { points: 5, minutes: 60 })

export const forgotEditorPasswordInput = z.object({ email: emailField })

/**
 * Mails the editor with this address, if there is one; the response does not reveal it.
 * @throws `too-many-requests`
 */
export async function forgotEditorPassword(
  { email }: z.infer<typeof forgotEditorPasswordInput>,
  source: EventSource,
): Promise<void> {
  await passwordLimits.perAddress.consume(source.address, { source })
  await resetLimit.consume(email, { source, identifier: email })
  await queueJob(editorResetByMail, { email })
}

/** Mails the link to choose a new password. The account is looked up here, where no response time can reveal it. */
export const editorResetByMail = defineJob({
  name: 'editor-reset-by-mail',
  data: forgotEditorPasswordInput,
  async work({ email }) {
    await inTransaction(async () => {
      const editor = await findEditor({ email })
      if (!editor?.isActive) return
      await queueMail(editorResetMail, editor.email, {
        name: firstNameOf(editor),
        ...(await makeEditorResetLink(editor.id)),
      })
    })
  },
})
