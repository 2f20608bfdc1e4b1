import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { findEditor, firstNameOf } from '../../../platform/roles/editor'
import { makeEditorResetLink } from './editor-reset-link'
import { editorLockOutMail } from './lock-out-mail'

/** Mails an editor whose account was guessed at too often, with a link that unlocks it at once. */
export const notifyEditorLockOut = defineJob({
  name: 'editor-lock-out',
  data: z.object({ email: z.string() }),
  async work({ email }) {
    await inTransaction(async () => {
      const editor = await findEditor({ email })
      if (!editor?.isActive) return
      await queueMail(editorLockOutMail, editor.email, {
        name: firstNameOf(editor),
        ...(await makeEditorResetLink(editor.id)),
      })
    })
  },
})
