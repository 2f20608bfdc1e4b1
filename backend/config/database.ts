import { connectionSettings } from '../src/platform/database/connection-settings'
import { connectionWaitMs } from '../src/platform/database/time-limits'
import { environment } from '../src/platform/environment/environment'

export default () => ({
  connection: {
    client: 'postgres',
    // each kind of work sets its own limit when it takes a connection: `supervise-queries.ts`
    connection: connectionSettings(environment.DATABASE_URL, 'start', 'requests'),
    pool: { min: 0, max: environment.DATABASE_POOL_MAX },
    acquireConnectionTimeout: connectionWaitMs,
  },
  // our own runner applies `database/migrations/`: Strapi would run them before it has created its own tables
  settings: { runMigrations: false },
})
