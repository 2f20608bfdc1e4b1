import { isbot } from 'isbot'
import { isRouteErrorResponse } from 'react-router'
import { log } from '../config/log.server.ts'
import { requestIdOf } from './request-id.ts'

/**
 * Logs an error. Errors of crawlers are marked, so that they raise no alert (requirements §8). A 404 is a response,
 * not an error.
 */
export function reportError(error: unknown, request: Request): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const crawler = isbot(request.headers.get('user-agent'))
  // without the query, which may contain a secret code
  const facts = { crawler, path: new URL(request.url).pathname, requestId: requestIdOf(request) }
  const err = error instanceof Error ? error : new Error(describe(error))
  if (crawler) log.info({ ...facts, err })
  else log.error({ ...facts, err })
}

function describe(error: unknown): string {
  return typeof error === 'object' ? JSON.stringify(error) : String(error)
}
