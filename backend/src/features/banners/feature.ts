import { ensureTagTriggers } from '../../platform/changes/tag-triggers'
import type { Feature } from '../../platform/feature/feature'

const table = 'gevel_live_banners'
/** Change tag of the banners that are shown now. */
const tag = 'live-banners'

export const banners: Feature = {
  derivedTables: { [table]: tag },
  ensureTriggers: (strapi) => ensureTagTriggers(strapi.db.connection, table, tag),
}
