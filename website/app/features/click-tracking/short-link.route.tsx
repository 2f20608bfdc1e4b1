import { shortLinkCodeSchema } from '@gevel/contract/tracked-links'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/short-link.route.ts'
import { followTrackedLink } from './follow-tracked-link.server.ts'
import { LinkError } from './link-error.tsx'

export const handle: RouteHandle = { layout: 'empty', middleware: ['no-tracking'] }

/** `GET /l/{id}`: a short link in a mail. */
export function loader(args: Route.LoaderArgs) {
  const code = shortLinkCodeSchema.safeParse(args.params.id).data
  return followTrackedLink(args, code === undefined ? undefined : { kind: 'short-link', code })
}

/** The loader always redirects, or ends in the error page. */
export default function ShortLinkRoute() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkError error={error} />
}
