import { href } from '@gevel/contract/hrefs'
import { needsLogin } from '@gevel/contract/routes'
import { redirectDocument } from 'react-router'
import { bearerOf } from '../../content/backend/bearer.ts'
import type { PageLoaderArgs } from '../page-loader-args.ts'

/**
 * Redirects a request without a bearer token to the log-in screen and back, where the record of one of the matched
 * routes needs a log-in (`contract/src/routes.ts`). Whether the token is valid is found out by the route's loader.
 * @param names of the matched routes
 */
export function requireLogin(names: readonly string[], { request, url: { pathname, search } }: PageLoaderArgs): void {
  if (!names.some(needsLogin) || bearerOf(request)) return
  throw redirectDocument(`${href('/inloggen')}?terug=${encodeURIComponent(pathname + search)}`)
}
