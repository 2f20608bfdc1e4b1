import { designSystem } from './design-system.ts'
import { english } from './english.ts'
import { form } from './form.ts'
import { lists } from './lists.ts'
import { loadingPage, permissions, reads } from './loading.ts'
import type { Patch } from './patch.ts'
import { plannedStatus } from './planning.ts'
import { preview } from './preview.ts'
import { blocks, parts } from './rows.ts'
import { editView, saving } from './saving.ts'
import { sessionEnd, tokenRefresh } from './session-end.ts'
import { headings, linkDialog, pictures, textEditor } from './text-editor.ts'
import {
  chosenPicture,
  deletedFile,
  deletedSelection,
  dropZone,
  fileDialog,
  libraryFilters,
  libraryHeader,
  pendingUploads,
  uploadingCard,
} from './uploads.ts'
import { validation } from './validation.ts'

/** The profile form is rendered once the profile has loaded: the load overwrote text typed in the empty form. */
const profile: Patch = {
  file: 'admin/dist/admin/admin/src/pages/ProfilePage.mjs',
  changes: [{ from: '    if (isLoading) {', to: '    if (isLoading || !user) {' }],
}

/** Strapi's password forms require a capital and a digit; the backend checks the length (decision 021). */
const passwordRules: Patch = {
  file: 'admin/dist/admin/admin/src/pages/Settings/pages/Users/utils/validation.mjs',
  changes: [
    { from: 'return /[a-z]/.test(value);', to: 'return true;' },
    { from: 'return /[A-Z]/.test(value);', to: 'return true;' },
    { from: 'return /\\d/.test(value);', to: 'return true;' },
  ],
}

/** Every patch of Strapi's admin (decision 038). */
export const allPatches: readonly Patch[] = [
  form,
  textEditor,
  linkDialog,
  headings,
  pictures,
  blocks,
  parts,
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
  deletedFile,
  deletedSelection,
  chosenPicture,
  ...fileDialog,
  validation,
  ...plannedStatus,
  ...lists,
  ...english,
]
