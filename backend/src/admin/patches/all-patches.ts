import { designSystem } from './design-system'
import { english } from './english'
import { form } from './form'
import { lists } from './lists'
import { loadingPage, permissions, reads } from './loading'
import { passwordRules } from './password-rules'
import type { Patch } from './patch'
import { plannedStatus } from './planning'
import { preview } from './preview'
import { profile } from './profile'
import { editView, saving } from './saving'
import { sessionEnd, tokenRefresh } from './session-end'
import { linkDialog, textEditor } from './text-editor'
import { dropZone, libraryFilters, libraryHeader, pendingUploads, uploadingCard } from './uploads'
import { validation } from './validation'

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
