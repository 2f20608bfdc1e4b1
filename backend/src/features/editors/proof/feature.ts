import type { Feature } from '../../../platform/feature/feature'
import { notifyEditorLockOut } from './editor-lock-out'
import { editorLockOutMail } from './lock-out-mail'

export const editorProof: Feature = {
  jobs: [notifyEditorLockOut],
  mails: [editorLockOutMail],
}
