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
import { nameOfStatement } from './prepared-statement'

/** PostgreSQL's own result, as knex returns it. */
interface RawResult<Row> {
  rows: Row[]
  rowCount: number | null
}

interface KnexDialectOptions {
  /** prepares every statement on its connection: their texts must be constant */
  isPrepared: boolean
}

/**
 * Lets Kysely build statements and knex run them: in the caller's transaction, with the limits, retries and change tracking that
 * are added to knex.
 */
export function knexDialect(knex: Knex, options: KnexDialectOptions): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new KnexDriver(knex, options),
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

  constructor(knex: Knex, { isPrepared }: KnexDialectOptions) {
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const statement = knex.raw<RawResult<Row>>(sql, parameters as Knex.RawBinding[])
        const { rows, rowCount } = await (isPrepared ? statement.options({ name: nameOfStatement(sql) }) : statement)
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
