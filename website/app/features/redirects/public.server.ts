import { single } from '@gevel/contract/envelope'
import { redirectSchema } from '@gevel/contract/redirects'
import { redirect } from 'react-router'
import { findContent } from '../../content/client.server.ts'
import { asLocation } from '../../routing/as-location.ts'
import type { PageCall } from '../../routing/page-call.ts'

const answerSchema = single(redirectSchema)

/**
 * Looks up whether a path leads elsewhere now (specification §4, redirect rule) and throws the redirect if it does. An
 * absolute address makes the browser navigate as a whole, also after the site's scripts have started. A lookup that fails
 * stops nobody: the page itself decides.
 */
export async function followRedirect({ request, url }: Pick<PageCall, 'request' | 'url'>): Promise<void> {
  const { pathname, search } = url
  const found = await findContent(request, '/public/redirects', answerSchema, { path: pathname }).catch(() => null)
  if (!found) return
  const { to, status } = found.data
  const location = asLocation(keepQuery(to, search))
  if (location) throw redirect(location, status)
}

/** The query goes along, unless the new address has one of its own or leads to another site. */
export function keepQuery(to: string, search: string): string {
  return to.startsWith('/') && !to.includes('?') ? to + search : to
}
