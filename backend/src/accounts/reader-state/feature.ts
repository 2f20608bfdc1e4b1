import type { Feature } from '../../feature/feature'
import { ensureReaderTriggers } from './reader-triggers'

export const readerState: Feature = {
  ensureTriggers: (strapi) => ensureReaderTriggers(strapi.db.connection),
}
