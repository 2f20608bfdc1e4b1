import { createRequestHandler, redirect, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { withPayloads } from './render-payload.ts'

const loaders: Record<string, () => unknown> = {
  '/': () => ({ title: 'Home' }),
  '/artikel': () => ({ title: 'Een ‘kop’ </script>', tags: ['hout', 'verf'], cover: null, intro: undefined }),
  '/leeg': () => null,
  '/datum': () => ({ at: new Date(0) }),
  '/oud': () => redirect('/artikel', 301),
  '/weg': () => {
    throw new Response('weg', { status: 410, headers: { 'X-Eigen': 'a' } })
  },
  '/kapot': () => {
    throw new Error('geheim')
  },
}

function build(): ServerBuild {
  const loader = ({ url: { pathname } }: { url: URL }) => (loaders[pathname] ?? (() => undefined))()
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    chrome: { id: 'chrome', parentId: 'root', module: { default: () => null, loader: () => ({ user: 'geheim' }) } },
    offline: { id: 'offline', parentId: 'chrome', path: 'offline', module: { default: () => null } },
    home: { id: 'home', parentId: 'chrome', index: true, module: { default: () => null, loader } },
    page: { id: 'page', parentId: 'chrome', path: '*', module: { default: () => null, loader } },
  }
  const entry = { module: { default: () => new Response('<p>pagina</p>'), handleError: () => undefined } }
  const settings = { publicPath: '/', assetsBuildDirectory: '', basename: '/', ssr: true, isSpaMode: false }
  const others = { prerender: [], future: {}, routeDiscovery: { mode: 'initial', manifestPath: '' } }
  return { ...settings, ...others, entry, routes, assets } as unknown as ServerBuild
}

const assets = {
  entry: { imports: ['/assets/site.js'], module: '/assets/entry.js' },
  routes: { home: { id: 'home', module: '/assets/home.js', imports: ['/assets/site.js', '/assets/story.js'] } },
  ...{ url: '', version: 'a1' },
} as unknown as ServerBuild['assets']
const rules = { query: [], queryFlags: [], perVisitor: false }
const ownRoutes: Record<string, string> = { '/': 'home', '/offline': 'offline' }
const rulesAt = (pathname: string) => ({
  ...rules,
  routeIds: pathname === '/feed' ? ['root', 'feed'] : ['root', 'chrome', ownRoutes[pathname] ?? 'page'],
})
const handle = withPayloads(createRequestHandler(build(), 'production'), rulesAt, assets)
const ask = (path: string) => handle(new Request(`http://localhost${path}`))

test.each([
  ['/_payload.json', 'home', { title: 'Home' }],
  ['/artikel/_payload.json?p=2', 'page', { title: 'Een ‘kop’ </script>', tags: ['hout', 'verf'], cover: null }],
  ['/leeg/_payload.json', 'page', null],
])('%s is the data of the route of its page, without that of the layout', async (path, route, data) => {
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toMatchObject({ build: 'a1', routes: { [route]: data } })
})

test('names the scripts of the page that not every page loads', async () => {
  expect((await (await ask('/_payload.json')).json()).files).toEqual(['/assets/home.js', '/assets/story.js'])
  expect((await (await ask('/artikel/_payload.json')).json()).files).toEqual([])
})

test('redirects as its page does', async () => {
  const { status, headers } = await ask('/oud/_payload.json')
  expect([status, headers.get('location')]).toEqual([301, '/artikel'])
})

test.each([
  ['/weg/_payload.json', 410],
  ['/kapot/_payload.json', 500],
])('%s has the status %i of its page, and nothing of the error', async (path, status) => {
  const response = await ask(path)
  expect([response.status, await response.text()]).toEqual([status, 'null'])
})

test('does not send what plain JSON cannot hold', async () =>
  await expect(ask('/datum/_payload.json')).rejects.toThrow('‘at’ cannot be sent as JSON'))

test('is missing outside of the pages, and of a page without data', async () => {
  for (const path of ['/feed', '/offline']) expect((await ask(`${path}/_payload.json`)).status, path).toBe(404)
})

test('leaves all other requests to React Router', async () =>
  expect(await (await ask('/artikel')).text()).toBe('<p>pagina</p>'))
