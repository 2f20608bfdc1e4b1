import { connectionSettings } from '../src/database/connection-settings'
import { environment } from '../src/environment/environment'

export default () => ({
  connection: {
    client: 'postgres',
    // each piece of work sets its own limit when it takes a connection: `supervise-queries.ts`
    connection: connectionSettings(environment.DATABASE_URL, 'start', 'requests'),
    pool: { min: 0, max: environment.DATABASE_POOL_MAX },
    // a request that gets no connection by then is answered with 503
    acquireConnectionTimeout: 5_000,
  },
})
