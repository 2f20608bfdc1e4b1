import type { Feature } from '../../platform/feature/feature'
import { editorRoutes } from './handlers/editor-routes'
import { editorResetByMail } from './passwords/forgot-editor-password'
import {
  editorEmailChangedMail,
  editorInvitationMail,
  editorPasswordChangedMail,
  editorResetMail,
} from './passwords/password-mails'
import { resetLimit } from './passwords/reset-limit'
import { notifyEditorLockOut } from './proof/editor-lock-out'
import { editorLockOutMail } from './proof/lock-out-mail'
import { passwordLimits } from './proof/password-limits'
import { codeLimit } from './second-factor/code-limit'
import { editorSecondFactorRemovedMail } from './second-factor/removed-mail'

export const editors: Feature = {
  adminRoutes: editorRoutes,
  limits: [passwordLimits.perAccount, passwordLimits.perAddress, resetLimit, codeLimit],
  jobs: [editorResetByMail, notifyEditorLockOut],
  mails: [
    editorInvitationMail,
    editorResetMail,
    editorPasswordChangedMail,
    editorEmailChangedMail,
    editorLockOutMail,
    editorSecondFactorRemovedMail,
  ],
}
