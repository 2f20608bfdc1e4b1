import { fetchSite } from '../../../content/site.server.ts'
import { load } from '../../../routing/load.server.ts'
import { byRoute } from '../../../routing/routes/by-route.ts'
import type { Route } from './+types/manifest.route.ts'
import { manifestOf } from './manifest.ts'

/** `GET /manifest.webmanifest`, and that of the pro edition. */
export async function loader(args: Route.LoaderArgs) {
  const edition = byRoute(args.pattern, { 'manifest-general': 'general', 'manifest-pro': 'pro' } as const)
  const site = await load(args, fetchSite(args.request))
  return new Response(JSON.stringify(manifestOf(edition, site)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
