import { env } from '../../config/env.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import type { Route } from './+types/security-text.route.ts'
import { securityText } from './security-text.ts'

/**
 * `GET /.well-known/security.txt`; 404 while neither SECURITY_CONTACT nor the site settings have a contact, 503 while
 * the backend does not respond.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const contact = env.SECURITY_CONTACT ?? (await publisherEmail(request).catch(() => undefined))
  if (contact === undefined) return unavailable()
  const text = contact ? securityText(contact, env.SITE_URL, new Date()) : 'Not found\n'
  return new Response(text, {
    status: contact ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function unavailable(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '10' }
  return new Response('Not available right now\n', { status: 503, headers })
}

async function publisherEmail(request: Request): Promise<string | null> {
  const { publisher } = await fetchSite(request)
  return publisher.address.email
}
