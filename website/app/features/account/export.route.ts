import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/export.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** All stored data of an account, as a download (GDPR articles 15 and 20). */
export async function loader(args: Route.LoaderArgs) {
  const accountData = await load(args, callEndpoint(args.request, accountEndpoints.download))
  const day = accountData.exportedAt.slice(0, 10)
  return new Response(`${JSON.stringify(accountData, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="gevel-mijn-gegevens-${day}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
