import { isbot } from 'isbot'
import { isRouteErrorResponse } from 'react-router'

/**
 * Writes an error to the log, as one line of JSON. Errors that a crawler meets are reported and no more (specification §8):
 * they are marked, so that nobody is woken for them. A 404 is an answer, not an error.
 */
export function reportError(error: unknown, request: Request): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const crawler = isbot(request.headers.get('user-agent'))
  const { message, stack } = error instanceof Error ? error : { message: describe(error), stack: undefined }
  process.stderr.write(
    `${JSON.stringify({ level: crawler ? 'info' : 'error', crawler, url: request.url, message, stack })}\n`,
  )
}

function describe(error: unknown): string {
  return typeof error === 'object' ? JSON.stringify(error) : String(error)
}
