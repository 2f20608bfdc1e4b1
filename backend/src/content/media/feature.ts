import type { Feature } from '../../platform/feature/feature'
import { ensureFileTriggers, removeStoredFiles } from './removed-files'

export const media: Feature = {
  jobs: [removeStoredFiles],
  ensureTriggers: (strapi) => ensureFileTriggers(strapi.db.connection),
}
