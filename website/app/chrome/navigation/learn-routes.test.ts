import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createMemoryRouter,
  type DataStrategyFunction,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** What each route's loader or action was called for. */
let calls: string[]
let router: ReturnType<typeof createMemoryRouter>
/** the one under test, new for each test: it learns once */
let isUnknown: typeof import('./learn-routes.ts').isUnknown

const loader = () => null

/** Calls what is to be loaded, as React Router does with its requests. */
const dataStrategy: DataStrategyFunction = ({ matches, request, runClientMiddleware }) =>
  runClientMiddleware(async () => {
    const results: Record<string, DataStrategyResult> = {}
    for (const match of matches.filter((one) => one.shouldCallHandler())) {
      if (match.route.id !== 'chrome') calls.push(`${request.method} ${match.route.id}`)
      const form = request.method === 'POST' && (await request.clone().formData()).get('naam')
      results[match.route.id] = await match.resolve((handler) => handler(async () => form))
    }
    return results
  })

beforeEach(async () => {
  calls = []
  vi.resetModules()
  const { withPayload } = await import('./payloads/payload-middleware.ts')
  isUnknown = (await import('./learn-routes.ts')).isUnknown
  const known = [
    { id: 'nieuws', path: 'nieuws', loader },
    { id: 'page', path: '*', loader },
  ]
  router = createMemoryRouter([{ id: 'chrome', middleware: [withPayload as MiddlewareFunction], children: known }], {
    initialEntries: ['/nieuws'],
    hydrationData: { loaderData: { nieuws: null } },
    dataStrategy,
  })
  router.initialize()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('__reactRouterDataRouter', router)
  vi.stubGlobal('__reactRouterRouteModules', {})
  onTestFinished(() => void vi.unstubAllGlobals())
})

/** Pretends that the page has a manifest without the routes below `/abonneren`. */
async function withManifests(isComplete = true): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-routes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [module, url] = ['plan.js', 'manifest-a1.js'].map((name) => pathToFileURL(join(folder, name)).href)
  await writeFile(join(folder, 'plan.js'), 'export default () => null')
  const plan = { id: 'plan', parentId: 'chrome', path: 'abonneren/:slug', module, hasLoader: true, hasAction: true }
  const complete = { version: 'a1', url, routes: { chrome: {}, nieuws: {}, page: {}, plan } }
  if (isComplete)
    await writeFile(join(folder, 'manifest-all-a1.js'), `window.__reactRouterManifest = ${JSON.stringify(complete)}`)
  const routes = { chrome: {}, nieuws: {}, page: {} }
  vi.stubGlobal('__reactRouterManifest', { version: 'a1', url, areas: '^/(?:(?:abonneren)/.|(?:c)(?:/|$))', routes })
}

const shown = () => [router.state.location.pathname, router.state.matches.at(-1)?.route.id]

test('shows a page of a route that was not known, as one step of the history', async () => {
  await withManifests()
  expect(isUnknown('/abonneren/pro')).toBe(true)
  expect(['/abonneren', '/abonneren/', '/colofon', '/c'].map(isUnknown)).toEqual([false, false, false, true])
  await router.navigate('/abonneren/pro?terug=%2F#prijs')
  expect(shown()).toEqual(['/abonneren/pro', 'plan'])
  expect(router.state.location).toMatchObject({ search: '?terug=%2F', hash: '#prijs' })
  expect(calls).toEqual(['GET plan'])
  expect(isUnknown('/abonneren/pro')).toBe(false)
  expect(window.__reactRouterManifest?.routes).toHaveProperty('plan')
  await router.navigate(-1)
  expect(shown()).toEqual(['/nieuws', 'nieuws'])
  await router.navigate(1)
  expect(shown()).toEqual(['/abonneren/pro', 'plan'])
})

test('shows it also on the back button', async () => {
  await router.navigate('/abonneren/pro')
  expect(shown()).toEqual(['/abonneren/pro', 'page'])
  await router.navigate('/nieuws')
  await withManifests()
  await router.navigate(-1)
  await vi.waitFor(() => expect(shown()).toEqual(['/abonneren/pro', 'plan']))
  await router.navigate(1)
  await vi.waitFor(() => expect(shown()).toEqual(['/nieuws', 'nieuws']))
})

test('sends a form to such a route with its fields, once', async () => {
  await withManifests()
  const formData = new FormData()
  formData.set('naam', 'Jip')
  await router.navigate('/abonneren/pro', { formMethod: 'post', formData })
  expect(shown()).toEqual(['/abonneren/pro', 'plan'])
  expect(router.state.actionData).toEqual({ plan: 'Jip' })
  expect(calls).toEqual(['POST plan', 'GET plan'])
})

test('leaves the reader where they have gone meanwhile', async () => {
  await withManifests()
  const first = router.navigate('/abonneren/pro')
  await router.navigate('/colofon')
  await first
  expect(shown()).toEqual(['/colofon', 'page'])
})

test('knows all other paths, and finds nothing at one without a route', async () => {
  await withManifests()
  expect(['/nieuws', '/colofon', '/'].map(isUnknown)).toEqual([false, false, false])
  await router.navigate('/abonneren/geen/pagina')
  expect(shown()).toEqual(['/abonneren/geen/pagina', 'page'])
})

test('loads the whole page when the other routes do not load', async () => {
  await withManifests(false)
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, href: 'http://site/nieuws' })
  void router.navigate('/abonneren/pro?a#b')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/abonneren/pro?a#b'))
  expect(shown()).toEqual(['/nieuws', 'nieuws'])
})
