import { isWithin } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath } from '../../../routing/urls/return-path.ts'
import { beginConnect } from '../providers/begin-connect.server.ts'
import type { Route } from './+types/connect.route.ts'
import { ConnectFailed } from './connect-failed.tsx'
import { connectFailure } from './connect-failure.server.ts'

export const handle: RouteHandle = { layout: 'fullpage', middleware: ['no-tracking'] }

/**
 * `GET /connect/{provider}` (requirements §7): redirects the browser to the provider to log in. A link of another
 * site can lead here too, so it neither links an account nor gives consent: forms do that.
 */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  // server/provider-start.ts matches only this spelling
  if (!isWithin(url.pathname, '/connect/:provider')) pageNotFound(url)
  const back = returnPath(url)
  if (bearerOf(request)) throw redirect(back)
  const started = await beginConnect(request, params.provider, { back }).catch((problem: unknown) =>
    connectFailure(problem, request, back),
  )
  if (!('location' in started)) return started
  throw redirect(started.location, { headers: started.headers })
}

export default function ConnectRoute({ loaderData }: Route.ComponentProps) {
  return <ConnectFailed {...loaderData} />
}
