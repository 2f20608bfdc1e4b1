import pg from 'pg'
import { Refusal } from '../refusal.ts'
import { scriptConnection } from './connection.ts'

const answerWithinMs = 5000

/** Refuses when the database at DATABASE_URL cannot be used. The sentence names the server but no password. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...scriptConnection(url, 'look'), connectionTimeoutMillis: answerWithinMs })
  try {
    await client.connect()
  } catch (error) {
    const { hostname, port, pathname } = new URL(url)
    const database = `the database '${pathname.slice(1)}' at ${hostname || 'this machine'}:${port || 5432}`
    throw new Refusal(
      `DATABASE_URL cannot be used, ${database} answers: ${messageOf(error)}. Correct it, or leave it unset for the embedded PostgreSQL.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

// Node wraps the failures of several addresses in one error without a message.
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
