import { log } from '../../app/config/log.server.ts'

/** Writes an error to the log; its text goes there and never to a visitor. */
export function logError(error: unknown, facts: Record<string, string | undefined> = {}): void {
  log.error({ ...facts, err: error instanceof Error ? error : new Error(String(error)) })
}
