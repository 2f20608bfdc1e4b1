import type { Feature } from '../../../platform/feature/feature'
import { ensureReaderTriggers } from './reader-triggers'

export const readerState: Feature = {
  ensureTriggers: (strapi) => ensureReaderTriggers(strapi.db.connection),
}
