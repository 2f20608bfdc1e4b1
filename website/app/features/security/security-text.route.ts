import { single } from '@gevel/contract/envelope'
import { siteSchema } from '@gevel/contract/site'
import { env } from '../../config/env.server.ts'
import { fetchContent } from '../../content/client.server.ts'
import type { Route } from './+types/security-text.route.ts'
import { securityText } from './security-text.ts'

const responseSchema = single(siteSchema)

/** `GET /.well-known/security.txt`; 404 while neither SECURITY_CONTACT nor the site settings name an address. */
export async function loader({ request }: Route.LoaderArgs) {
  const contact = env.SECURITY_CONTACT ?? (await publisherEmail(request))
  const text = contact ? securityText(contact, env.SITE_URL, new Date()) : 'Not found\n'
  return new Response(text, {
    status: contact ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

async function publisherEmail(request: Request): Promise<string | null> {
  const { data } = await fetchContent(request, '/public/site', responseSchema)
  return data.publisher.address.email
}
