import type { Feature } from '../../../platform/feature/feature'
import { editorResetByMail } from './forgot-editor-password'
import {
  editorEmailChangedMail,
  editorInvitationMail,
  editorPasswordChangedMail,
  editorResetMail,
} from './password-mails'

export const editorPasswords: Feature = {
  jobs: [editorResetByMail],
  mails: [editorInvitationMail, editorResetMail, editorPasswordChangedMail, editorEmailChangedMail],
}
