import { designSystem } from './design-system.ts'
import { english } from './english.ts'
import { form } from './form.ts'
import { lists } from './lists.ts'
import { loadingPage, permissions, reads } from './loading.ts'
import { passwordRules } from './password-rules.ts'
import type { Patch } from './patch.ts'
import { plannedStatus } from './planning.ts'
import { preview } from './preview.ts'
import { profile } from './profile.ts'
import { editView, saving } from './saving.ts'
import { sessionEnd, tokenRefresh } from './session-end.ts'
import { linkDialog, textEditor } from './text-editor.ts'
import { dropZone, libraryFilters, libraryHeader, pendingUploads, uploadingCard } from './uploads.ts'
import { validation } from './validation.ts'

/** Every patch of Strapi's admin (decision 038). */
export const allPatches: readonly Patch[] = [
  form,
  textEditor,
  linkDialog,
  saving,
  editView,
  sessionEnd,
  tokenRefresh,
  reads,
  permissions,
  loadingPage,
  designSystem,
  passwordRules,
  preview,
  profile,
  pendingUploads,
  dropZone,
  libraryHeader,
  libraryFilters,
  uploadingCard,
  validation,
  ...plannedStatus,
  ...lists,
  ...english,
]
