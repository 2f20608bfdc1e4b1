import { ensureTagTriggers } from '../../platform/changes/change-log'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { cleanUpStatistics } from './clean-up'
import { listMostRead, mostReadQuery } from './most-read/list-most-read'
import { rankArticles } from './most-read/rank-articles'
import { readStatistics } from './permission'
import { reportRoutes } from './report/routes/report-routes'
import { rollUpDays } from './roll-ups/roll-up-days'
import { rollUpHours } from './roll-ups/roll-up-hours'
import { rollUpMonths } from './roll-ups/roll-up-months'

const mostRead = 'gevel_most_read'
/** Change tag of the list of articles that are read most. */
const mostReadTag = 'most-read'

export const statistics: Feature = {
  routes: [publicRoute('/public/most-read', mostReadQuery, ({ query }) => listMostRead(query))],
  permissions: [readStatistics],
  adminRoutes: reportRoutes,
  jobs: [rollUpHours, rollUpDays, rollUpMonths, rankArticles, cleanUpStatistics],
  derivedTables: { [mostRead]: mostReadTag },
  async ensureTriggers({ db: { connection } }) {
    await ensureTagTriggers(connection, mostRead, mostReadTag)
    // a database that was restored from an old back-up has no partition for today
    await connection.raw('SELECT gevel_create_statistics_partitions()')
  },
}
