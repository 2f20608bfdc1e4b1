import type { Feature } from '../../platform/feature/feature'
import { cleanUpStatistics } from './clean-up'

export const statistics: Feature = {
  jobs: [cleanUpStatistics],
  // a database that was restored from an old back-up has no partition for today
  ensureTriggers: async (strapi) => {
    await strapi.db.connection.raw('SELECT gevel_create_statistics_partitions()')
  },
}
