import { connectionSettings } from '../src/database/connection-settings'
import { environment } from '../src/environment/environment'

export default () => ({
  connection: {
    client: 'postgres',
    // each kind of work sets its own limit when it takes a connection: `supervise-queries.ts`
    connection: connectionSettings(environment.DATABASE_URL, 'start', 'requests'),
    pool: { min: 0, max: environment.DATABASE_POOL_MAX },
    // the request is then answered with 503; shorter than the limit of the statements that hold the connections
    acquireConnectionTimeout: 4_000,
  },
  // our own runner applies `database/migrations/`: Strapi would run them before it has created its own tables
  settings: { runMigrations: false },
})
