import type { Knex } from 'knex'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** PostgreSQL's own result, as knex returns it. */
interface RawResult<Row> {
  rows: Row[]
  rowCount: number | null
}

/**
 * Lets Kysely build statements and knex run them: in the caller's transaction, with the limits, retries and change tracking that
 * are added to knex.
 */
export function knexDialect(knex: Knex): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new KnexDriver(knex),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new KnexCompiler(),
  }
}

/** Writes parameters as `?`, and escapes question marks of operators and texts, as `knex.raw` expects. */
class KnexCompiler extends PostgresQueryCompiler {
  protected override append(sql: string): void {
    super.append(sql.replaceAll('?', '\\?'))
  }

  protected override appendValue(parameter: unknown): void {
    this.addParameter(parameter)
    super.append('?')
  }
}

class KnexDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(knex: Knex) {
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const { rows, rowCount } = await knex.raw<RawResult<Row>>(sql, parameters as Knex.RawBinding[])
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
      },
      streamQuery() {
        throw new Error('Rows are not streamed through Kysely')
      },
    }
  }

  async init() {}

  async acquireConnection() {
    return this.#connection
  }

  async beginTransaction() {
    throw new Error('A transaction is begun by inTransaction')
  }
  commitTransaction = this.beginTransaction
  rollbackTransaction = this.beginTransaction

  async releaseConnection() {}

  async destroy() {}
}
