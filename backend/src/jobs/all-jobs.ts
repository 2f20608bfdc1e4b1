import { changeByMail } from '../accounts/email-change/ask-email-change'
import { removePerson } from '../accounts/firebase/remove-person'
import { sendReset } from '../accounts/firebase/send-reset'
import { cleanUpAccounts } from '../accounts/own-data/clean-up'
import { resetByMail } from '../accounts/passwords/forgot-password'
import { tellLockOut } from '../accounts/proof/lock-out'
import { confirmByMail } from '../accounts/registration/confirm-by-mail'
import { settleArticleCounts } from '../article-lists/settle-counts'
import { cleanUpAuditLog } from '../audit-log/clean-up'
import { editorResetByMail } from '../editors/passwords/forgot-editor-password'
import { tellEditorLockOut } from '../editors/proof/editor-lock-out'
import { sendMail } from '../mail/send-mail'
import type { RunnableJob } from './job'

/** Every kind of job this backend does. */
export const allJobs: readonly RunnableJob[] = [
  sendMail,
  confirmByMail,
  resetByMail,
  tellLockOut,
  editorResetByMail,
  tellEditorLockOut,
  changeByMail,
  cleanUpAccounts,
  removePerson,
  sendReset,
  settleArticleCounts,
  cleanUpAuditLog,
]
