import { ensureTagTriggers } from '../../platform/changes/change-log'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { bannersQuery, listBanners } from './list-banners'
import { refreshChangedBanners } from './live-banners'
import { readBannerReport } from './permission'
import { reportRoutes } from './report/report-routes'

const table = 'gevel_live_banners'
/** Change tag of the banners that are shown now. */
const tag = 'live-banners'
/** The longest delay with which a banner appears, ends, or leaves at a cap. */
const everyMs = 5_000

export const banners: Feature = {
  routes: [publicRoute('/public/banners', bannersQuery, ({ query }) => listBanners(query))],
  permissions: [readBannerReport],
  adminRoutes: reportRoutes,
  timers: [{ name: 'Refreshing the banners that are shown', everyMs, work: () => refreshChangedBanners() }],
  derivedTables: { [table]: tag },
  ensureTriggers: (strapi) => ensureTagTriggers(strapi.db.connection, table, tag),
}
