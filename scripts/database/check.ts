import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { UserError } from '../user-error.ts'
import { scriptConnection } from './connection.ts'

const timeoutMs = 5000
/** `cannot_connect_now`: the server is starting up or shutting down. */
const startingUp = '57P03'
const startsWithinMs = 60_000

/** Fails when the database at DATABASE_URL cannot be used. The sentence names the server but no password. */
export async function checkDatabase(url: string): Promise<void> {
  for (const deadline = Date.now() + startsWithinMs; ; await pause(250)) {
    const failure = await connect(url)
    if (!failure) return
    if (codeOf(failure) === startingUp && Date.now() < deadline) continue
    const { hostname, port, pathname } = new URL(url)
    const database = `the database '${pathname.slice(1)}' at ${hostname || 'this machine'}:${port || 5432}`
    throw new UserError(
      `DATABASE_URL cannot be used, ${database} answers: ${messageOf(failure)}. Correct it, or leave it unset for the embedded PostgreSQL.`,
    )
  }
}

/** @returns the error of connecting, if any */
async function connect(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ ...scriptConnection(url, 'look'), connectionTimeoutMillis: timeoutMs })
  const failure = await client.connect().then(
    () => undefined,
    (error: Error) => error,
  )
  await client.end().catch(() => {})
  return failure
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined)

// Node wraps the failures of several addresses in one error without a message.
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
