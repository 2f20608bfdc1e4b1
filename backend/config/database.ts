import { connectionSettings } from '../src/database/connection-settings'
import { environment } from '../src/environment/environment'

export default () => ({
  connection: {
    client: 'postgres',
    // each piece of work sets its own limit when it takes a connection: `supervise-queries.ts`
    connection: connectionSettings(environment.DATABASE_URL, 'start', 'requests'),
    pool: { min: 0, max: environment.DATABASE_POOL_MAX },
    // then a request is answered with 503; below the limit of its statements, which hold the connections it waits for
    acquireConnectionTimeout: 4_000,
  },
  // ours apply what is in `database/migrations/`: Strapi would before it has made its own tables
  settings: { runMigrations: false },
})
