import type { Feature } from '../feature/feature'
import { mendPictures } from './mend-pictures'
import { ensureFileTriggers, removeStoredFiles } from './removed-files'

export const media: Feature = {
  jobs: [mendPictures, removeStoredFiles],
  ensureTriggers: (strapi) => ensureFileTriggers(strapi.db.connection),
}
