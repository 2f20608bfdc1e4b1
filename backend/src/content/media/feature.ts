import type { Feature } from '../../platform/feature/feature'
import { mendPictures } from './mending/mend-pictures'
import { ensureFileTriggers, removeStoredFiles } from './removed-files'

export const media: Feature = {
  jobs: [removeStoredFiles, mendPictures],
  ensureTriggers: (strapi) => ensureFileTriggers(strapi.db.connection),
}
