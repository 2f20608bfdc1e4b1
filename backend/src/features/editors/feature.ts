import type { Feature } from '../../platform/feature/feature'
import { editorRoutes } from './handlers/editor-routes'
import { editorResetByMail, resetLimit } from './passwords/forgot-editor-password'
import {
  editorEmailChangedMail,
  editorInvitationMail,
  editorPasswordChangedMail,
  editorResetMail,
} from './passwords/password-mails'
import { notifyEditorLockOut } from './proof/editor-lock-out'
import { editorLockOutMail } from './proof/lock-out-mail'
import { passwordLimits } from './proof/prove-password'
import { editorSecondFactorRemovedMail } from './second-factor/removed-mail'
import { codeLimit } from './second-factor/set-up'

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
