import type { Feature } from '../../platform/feature/feature'
import { editorRoutes } from './handlers/editor-routes'
import { editorResetByMail } from './passwords/forgot-editor-password'
import {
  editorEmailChangedMail,
  editorInvitationMail,
  editorPasswordChangedMail,
  editorResetMail,
} from './passwords/password-mails'
import { notifyEditorLockOut } from './proof/editor-lock-out'
import { editorLockOutMail } from './proof/lock-out-mail'
import { editorSecondFactorRemovedMail } from './second-factor/removed-mail'

export const editors: Feature = {
  adminRoutes: editorRoutes,
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
