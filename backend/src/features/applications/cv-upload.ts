import { applicationWizard, cvSlot } from '@gevel/contract/applications'
import { cvFiles } from '@gevel/contract/cv-files'
import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { draftFileRoute } from '../../platform/drafts/change-files'
import { defineLimit } from '../../platform/limits/limit'
import type { UploadRule } from '../../platform/uploads/upload-rule'

const bytesPerMegabyte = 1024 * 1024

/** Megabytes of CVs of all visitors together, so that nobody can fill the disk. */
export const cvLimit = defineLimit('cv-files', {
  points: 5_000,
  minutes: 24 * 60,
  reached: 'Wij kregen vandaag al heel veel bestanden.',
})

/** A CV is stored in the database: no server of files can ever show it. */
export const cvUpload: UploadRule = {
  path: applicationEndpoints.storeCv.path,
  maxFiles: cvFiles.most,
  maxBytes: cvFiles.maxBytes,
  types: cvFiles.types,
}

export const storeCv = draftFileRoute(applicationEndpoints.storeCv, {
  wizard: applicationWizard,
  slot: cvSlot,
  rule: cvUpload,
  consume: async ({ bytes }, trx) => {
    await cvLimit.consume('all', {}, { points: Math.max(1, Math.ceil(bytes / bytesPerMegabyte)), trx })
  },
})
