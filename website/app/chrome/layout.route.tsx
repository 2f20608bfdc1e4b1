import { href } from '@gevel/contract/hrefs'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { env } from '../config/env.server.ts'
import { followRedirect } from '../features/redirects/public.server.ts'
import { redirectToCanonicalPath } from '../routing/canonical-path.ts'
import { redirectUnreadKeys } from '../routing/page-query.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import { runRouteMiddleware } from '../routing/route-middleware.ts'
import { keepSession } from '../session/keep-session.server.ts'
import { loadUser } from '../session/load-user.server.ts'
import type { Route } from './+types/layout.route.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Chrome } from './layouts.tsx'
import { PageProvider } from './page-provider.tsx'
import { matchedHandles } from './route-handles.server.ts'
import { loadSite } from './site.server.ts'
import { useForcedColourMode } from './use-forced-colour-mode.ts'
import { useRouteHandle } from './use-handle.ts'

/** Every page reads its edition from `?pro` (specification §4). */
export const handle: RouteHandle = { queryFlags: ['pro'] }

const ROUNDED_TO_MS = 10 * 60 * 1000

export const middleware: Route.MiddlewareFunction[] = [
  keepSession,
  async (call, next) => {
    const elsewhere = followRedirect(call)
    // asked while the page is made; what is sent to a page waits for it
    if (call.request.method === 'POST') await elsewhere
    elsewhere.catch(() => undefined)
    const response = await next()
    await elsewhere
    return response
  },
  async ({ url }, next) => {
    const response = await next()
    redirectToCanonicalPath(url, response)
    return response
  },
  async (call) => {
    const handles = await matchedHandles(call)
    const query = handles.flatMap((handle) => handle.query ?? [])
    const names = handles.flatMap((handle) => handle.middleware ?? [])
    if (call.request.method !== 'POST') redirectUnreadKeys(call.url, query)
    runRouteMiddleware(names, call)
  },
]

export async function loader(call: Route.LoaderArgs) {
  const [site, user] = await Promise.all([loadSite(call.request), loadUser(call)])
  return { site, user, origin: env.SITE_URL, renderedAt: roundedNow() }
}

/** The moment of drawing, as coarse as pages need it: one drawn anew soon after is then the same to the letter, and so is its ETag. */
function roundedNow(): string {
  return new Date(Math.floor(Date.now() / ROUNDED_TO_MS) * ROUNDED_TO_MS).toISOString()
}

/** What an error says of itself (`Retry-After`) reaches the reader's browser; pages set no headers of their own yet. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

/**
 * The chrome stays as it is while one walks through the site; a form that was sent may have changed who one is. One that came to nothing
 * has not, and what failed for it would fail here.
 */
export function shouldRevalidate({ formMethod, formAction, actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' && formAction !== href('/account/bewaren') && (actionStatus ?? 200) < 500
}

export default function ChromeRoute({ loaderData }: Route.ComponentProps) {
  const { layout, colourMode } = useRouteHandle()
  useForcedColourMode(colourMode)
  return (
    <PageProvider {...loaderData}>
      <Chrome layout={layout} site={loaderData.site}>
        <Outlet />
      </Chrome>
    </PageProvider>
  )
}

/** An error keeps the chrome around it, so that one can go on from there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('chrome') ?? {
    site: null,
    user: null,
    origin: '',
    renderedAt: roundedNow(),
  }
  return (
    <PageProvider {...data}>
      <Chrome layout="fullpage" site={data.site}>
        <ErrorScreen error={error} />
      </Chrome>
    </PageProvider>
  )
}
