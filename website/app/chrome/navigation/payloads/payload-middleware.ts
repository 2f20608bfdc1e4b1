import type { DataRouter, DataStrategyResult, MiddlewareFunction, RouterState } from 'react-router'
import { needsPageLoad, noteNewBuild, runsBuild } from '../../new-build/new-build.ts'
import { isUnknown, learnRoutes } from '../learn-routes.ts'
import { fetchPayload, hasPayload, payloadUrl } from './payload.ts'
import { forgetPrefetched, takePrefetched } from './prefetched.ts'

declare global {
  interface Window {
    /** where React Router stores its router */
    __reactRouterDataRouter?: DataRouter
  }
}

type Results = Record<string, DataStrategyResult>

/**
 * Loads the data of a page from its payload, in place of React Router's request. That one follows wherever there is no payload, after a form,
 * and when more than the page's own route has to be loaded. A route that the page does not know yet is added first.
 */
export const withPayload: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== 'GET') forgetPrefetched()
  const router = window.__reactRouterDataRouter
  if (router && isUnknown(new URL(request.url).pathname)) return navigateAgain(router)
  const state = router?.state
  const route = state && ownRoute(state)
  const results = state && route ? await resultsFor(request, state, route) : undefined
  return results ?? next()
}

/** Navigates anew, with the form if there is one, when the route is known. The results of the first attempt are not used. */
async function navigateAgain(router: DataRouter): Promise<Results> {
  const { navigation } = router.state
  const { location: to, historyAction, formMethod, formData, formEncType, formAction } = navigation
  await learnRoutes().catch(() => loadPage(router.state))
  // the reader has not gone elsewhere meanwhile
  if (to && router.state.navigation === navigation) {
    // after a redirect the navigation still has the form that led here, which was sent already
    const isForThis = formAction?.split('?')[0] === to.pathname
    const form = isForThis && formData && { formMethod, formData, formEncType }
    await router.navigate(to, { replace: historyAction !== 'PUSH', state: to.state, ...form })
  }
  return {}
}

/** The route whose data a navigation needs, when it needs no other. One per visitor leads to more of them. */
function ownRoute({ navigation, loaderData }: RouterState): string | undefined {
  const { state, formMethod, matches } = navigation
  const route = matches?.at(-1)?.route.id
  const isPlain = import.meta.env.PROD && state === 'loading' && !formMethod
  if (!isPlain || !route || !loaderData.chrome) return undefined
  if (hasPayload(route)) return route
  learnRoutes().catch(() => undefined)
  return undefined
}

async function resultsFor(request: Request, state: RouterState, route: string): Promise<Results | undefined> {
  const page = new URL(request.url)
  const url = payloadUrl(page)
  const payload = await (takePrefetched(url) ?? fetchPayload(url, { signal: request.signal })).catch(() => undefined)
  if (!payload || request.signal.aborted) return undefined
  if (!runsBuild(payload.build)) {
    noteNewBuild()
    if (!needsPageLoad(page.pathname, state.location.pathname)) return undefined
    return loadPage(state)
  }
  return route in payload.routes ? { [route]: { type: 'data', result: payload.routes[route] } } : undefined
}

/** Loads the whole page of a navigation; the page that is shown waits for it. */
function loadPage({ navigation: { location: to, historyAction } }: RouterState): Promise<never> {
  // the address has changed already
  if (historyAction === 'POP') location.reload()
  else if (to) location.assign(to.pathname + to.search + to.hash)
  return new Promise(() => {})
}
