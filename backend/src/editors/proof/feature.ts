import type { Feature } from '../../feature/feature'
import { tellEditorLockOut } from './editor-lock-out'
import { editorLockOutMail } from './lock-out-mail'

export const editorProof: Feature = {
  jobs: [tellEditorLockOut],
  mails: [editorLockOutMail],
}
