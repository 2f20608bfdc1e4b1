import { href } from '@gevel/contract/hrefs'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { env } from '../config/env.server.ts'
import { useEdition } from '../features/editions/editions.ts'
import { beginPreview } from '../features/previews/begin-preview.server.ts'
import { previewFacts } from '../features/previews/preview-context.server.ts'
import { followRedirect } from '../features/redirects/redirects.server.ts'
import { redirectUnreadKeys } from '../routing/page-query.ts'
import { requireLogin } from '../routing/routes/require-login.ts'
import type { RouteHandle } from '../routing/routes/route-handle.ts'
import { runRouteMiddleware } from '../routing/routes/route-middleware.ts'
import { redirectToCanonicalPath } from '../routing/urls/canonical-path.ts'
import { loadUser } from '../session/load-user.server.ts'
import { sessionMiddleware } from '../session/session-middleware.server.ts'
import { LatePart } from '../ui/lazy/late-part.tsx'
import type { Route } from './+types/layout.route.ts'
import { useForcedColourMode } from './colour-mode/use-forced-colour-mode.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Chrome } from './layouts.tsx'
import { matchedRoutes } from './matched-routes.server.ts'
import { withPayload } from './navigation/payloads/payload-middleware.ts'
import { PageProvider } from './page-provider.tsx'
import { loadSite } from './site.server.ts'
import { siteOf, siteText } from './site-text.ts'
import { useRouteHandle } from './use-handle.ts'

const loadLateParts = () => import('./late-parts.tsx').then(({ LateParts }) => LateParts)

/** Every page reads its edition from `?pro` (requirements §4). */
export const handle: RouteHandle = { queryFlags: ['pro'] }

const ROUNDED_TO_MS = 10 * 60 * 1000

export const middleware: Route.MiddlewareFunction[] = [
  beginPreview,
  sessionMiddleware,
  async (args, next) => {
    // a draft may have a path that redirects until it is published
    if (previewFacts(args)) return next()
    const elsewhere = followRedirect(args)
    // starts while the page loads; a form waits for it
    if (args.request.method === 'POST') await elsewhere
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
  async (args) => {
    const routes = await matchedRoutes(args)
    const query = routes.flatMap(({ handle }) => handle.query ?? [])
    const names = routes.flatMap(({ handle }) => handle.middleware ?? [])
    if (args.request.method !== 'POST') redirectUnreadKeys(args.url, query)
    requireLogin(
      routes.map(({ id }) => id),
      args,
    )
    runRouteMiddleware(names, args)
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withPayload]

export async function loader(args: Route.LoaderArgs) {
  const [site, user] = await Promise.all([loadSite(args.request), loadUser(args)])
  return {
    site: siteText(site),
    user,
    origin: env.SITE_URL,
    renderedAt: roundedNow(),
    preview: previewFacts(args),
  }
}

/**
 * The time of rendering, rounded as coarsely as pages allow: a page that is rerendered soon after is then identical,
 * and so is its ETag.
 */
function roundedNow(): string {
  return new Date(Math.floor(Date.now() / ROUNDED_TO_MS) * ROUNDED_TO_MS).toISOString()
}

/** Passes on the headers of errors (`Retry-After`); pages set no headers of their own. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

/**
 * The chrome is not reloaded during navigation, only after a form that may have changed the user. One that failed has
 * not, and reloading would fail too.
 */
export function shouldRevalidate({ formMethod, formAction, actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' && formAction !== href('/account/bewaren') && (actionStatus ?? 200) < 500
}

export default function ChromeRoute({ loaderData }: Route.ComponentProps) {
  const { layout, colourMode } = useRouteHandle()
  useForcedColourMode(colourMode)
  const site = siteOf(loaderData.site)
  return (
    <PageProvider {...loaderData} site={site}>
      <Chrome layout={layout} site={site} reader={loaderData.user?.reader} preview={loaderData.preview}>
        <Outlet />
      </Chrome>
      {!loaderData.preview && <LatePart load={loadLateParts} />}
    </PageProvider>
  )
}

/** An error keeps the chrome around it, so that the reader can navigate on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('chrome') ?? {
    site: null,
    user: null,
    origin: '',
    renderedAt: roundedNow(),
    preview: null,
  }
  const site = siteOf(data.site)
  const edition = useEdition()
  return (
    <PageProvider {...data} site={site}>
      <Chrome layout="fullpage" site={site} reader={data.user?.reader} preview={data.preview}>
        <ErrorScreen error={error} nav={site?.editions[edition].nav} />
      </Chrome>
    </PageProvider>
  )
}
