import type { Feature } from '../../platform/feature/feature'
import { mendPictures } from './mending/mend-pictures'
import { ensureFileTriggers, removeStoredFiles } from './removed-files'
import { usesRoutes } from './uses/uses-routes'

export const media: Feature = {
  adminRoutes: usesRoutes,
  jobs: [removeStoredFiles, mendPictures],
  ensureTriggers: (strapi) => ensureFileTriggers(strapi.db.connection),
}
