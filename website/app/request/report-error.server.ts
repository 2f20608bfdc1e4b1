import { isbot } from 'isbot'
import { isRouteErrorResponse } from 'react-router'
import { log } from '../config/log.server.ts'
import { requestIdOf } from './request-id.ts'

/**
 * Writes an error to the log. Errors that a crawler meets are reported and no more (specification §8): they are marked, so that
 * nobody is woken for them. A 404 is an answer, not an error.
 */
export function reportError(error: unknown, request: Request): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const crawler = isbot(request.headers.get('user-agent'))
  // without the query, which may hold a code that lets somebody in
  const facts = { crawler, path: new URL(request.url).pathname, requestId: requestIdOf(request) }
  const err = error instanceof Error ? error : new Error(describe(error))
  if (crawler) log.info({ ...facts, err })
  else log.error({ ...facts, err })
}

function describe(error: unknown): string {
  return typeof error === 'object' ? JSON.stringify(error) : String(error)
}
