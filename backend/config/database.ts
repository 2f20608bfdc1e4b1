import { environment } from '../src/environment/environment'

export default () => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: environment.DATABASE_URL },
    pool: { min: 0, max: environment.DATABASE_POOL_MAX },
    acquireConnectionTimeout: 20_000,
  },
})
