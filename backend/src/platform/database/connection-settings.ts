import { clientCheckMs, type LimitedWork, mostIdleMs, statementLimitOf, type UnlimitedWork } from './time-limits'

/** Settings of the driver `pg` that name and limit a connection. */
export interface ConnectionSettings {
  connectionString: string
  application_name: string
  options: string
}

/**
 * The settings of a connection for a kind of work: its name in `pg_stat_activity` and the limits of its statements and
 * transactions.
 * @param address of the database, `postgres://…`
 * @param name of the connection, when it differs from the work
 */
export function connectionSettings(
  address: string,
  work: LimitedWork | UnlimitedWork,
  name: string = work,
): ConnectionSettings {
  // a server on Windows cannot detect that a client is gone, and rejects the setting
  const clientCheck = process.platform === 'win32' ? '' : ` -c client_connection_check_interval=${clientCheckMs}`
  const limits = `-c statement_timeout=${statementLimitOf(work)} -c idle_in_transaction_session_timeout=${mostIdleMs}`
  return { connectionString: address, application_name: `gevel-${name}`, options: limits + clientCheck }
}
