import { designSystem } from './design-system'
import { form } from './form'
import type { Mend } from './mend'
import { passwordRules } from './password-rules'
import { profile } from './profile'
import { editView, saving } from './saving'
import { sessionEnd, tokenRefresh } from './session-end'
import { textEditor } from './text-editor'
import { pendingUploads, uploadingCard } from './uploads'

/** Every change to Strapi's admin (decision 038). */
export const allMends: readonly Mend[] = [
  form,
  textEditor,
  saving,
  editView,
  sessionEnd,
  tokenRefresh,
  designSystem,
  passwordRules,
  profile,
  pendingUploads,
  uploadingCard,
]
