import type { Feature } from '../../platform/feature/feature'
import { ensureCommentTriggers } from './comment-triggers'

export const comments: Feature = {
  ensureTriggers: (strapi) => ensureCommentTriggers(strapi.db.connection),
}
