/** Writes an error to the log as one line of JSON; the text of the error goes there and never to a visitor. */
export function logError(error: unknown, facts: Record<string, string | undefined> = {}): void {
  const { message, stack, cause } = error instanceof Error ? error : { message: String(error) }
  const why = cause instanceof Error ? cause.message : undefined
  process.stderr.write(`${JSON.stringify({ level: 'error', ...facts, message, cause: why, stack })}\n`)
}
