import { clientCheckMs, type LimitedWork, statementLimitOf, type UnlimitedWork } from './time-limits'

/** What a connection of the driver `pg` needs to be named and limited. */
export interface ConnectionSettings {
  connectionString: string
  application_name: string
  options: string
}

/**
 * How to connect to the database for a kind of work: with its name in `pg_stat_activity` and its limit on each statement.
 * @param address of the database, `postgres://…`
 * @param name of the connection, when it is not that of the work
 */
export function connectionSettings(
  address: string,
  work: LimitedWork | UnlimitedWork,
  name: string = work,
): ConnectionSettings {
  // Windows cannot notice that a client is gone, and a server there refuses the setting
  const clientCheck = process.platform === 'win32' ? '' : ` -c client_connection_check_interval=${clientCheckMs}`
  const options = `-c statement_timeout=${statementLimitOf(work)}${clientCheck}`
  return { connectionString: address, application_name: `gevel-${name}`, options }
}
