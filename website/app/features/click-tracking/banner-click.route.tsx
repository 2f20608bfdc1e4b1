import { publicIdSchema } from '@gevel/contract/primitives'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/banner-click.route.ts'
import { followTrackedLink } from './follow-tracked-link.server.ts'
import { LinkError } from './link-error.tsx'

export const handle: RouteHandle = { layout: 'empty', middleware: ['no-tracking'], query: ['id'] }

/** `GET /c?id=`: the click on a banner or call to action. */
export function loader(args: Route.LoaderArgs) {
  const idText = args.url.searchParams.get('id') ?? ''
  const id = publicIdSchema.safeParse(/^\d+$/.test(idText) ? Number(idText) : null).data
  return followTrackedLink(args, id === undefined ? undefined : { kind: 'banner', id })
}

/** The loader always redirects, or ends in the error page. */
export default function BannerClickRoute() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkError error={error} />
}
