import { single } from '@gevel/contract/envelope'
import { redirectSchema } from '@gevel/contract/redirects'
import { redirect } from 'react-router'
import { findContent } from '../../content/client.server.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { locationHeader } from '../../routing/urls/location-header.ts'

const answerSchema = single(redirectSchema)

/**
 * Looks up a redirect of a path (requirements §4, redirect rule) and throws it, if any. An absolute URL makes the
 * browser load the page fully, also after hydration. A failed look-up is ignored: the page itself decides.
 */
export async function followRedirect({ request, url }: Pick<PageLoaderArgs, 'request' | 'url'>): Promise<void> {
  const { pathname, search } = url
  const found = await findContent(request, '/public/redirects', answerSchema, { path: pathname }).catch(() => null)
  if (!found) return
  const { to, status } = found.data
  const location = locationHeader(keepQuery(to, search))
  if (location) throw redirect(location, status)
}

/** Keeps the query, unless the new URL has its own or is another site. */
export function keepQuery(to: string, search: string): string {
  return to.startsWith('/') && !to.includes('?') ? to + search : to
}
