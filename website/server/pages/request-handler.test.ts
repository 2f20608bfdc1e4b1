import type { EntryContext, ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { cacheRules } from './cache-rules.ts'
import { requestHandler } from './request-handler.ts'

const route = (id: string, path?: string) => ({ id, path, parentId: id === 'root' ? undefined : 'root' })
const all = [route('root'), route('article', 'news/:id'), route('page', '*')]
const loader = ({ params }: { params: object }) => params

/** A build that responds to a document with the ids of the routes that React Router has, and the data of the loaders. */
const build = {
  routes: Object.fromEntries(all.map((one) => [one.id, { ...one, module: { default: () => null, loader } }])),
  assets: { routes: Object.fromEntries(all.map((one) => [one.id, one])), version: '1', entry: {}, url: '' },
  entry: {
    module: {
      default: (_request: Request, status: number, _headers: Headers, context: EntryContext) =>
        Response.json(
          {
            modules: Object.keys(context.routeModules),
            assets: Object.keys(context.manifest.routes),
            data: context.staticHandlerContext.loaderData,
          },
          { status },
        ),
    },
  },
  future: {},
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
} as unknown as ServerBuild

const handle = requestHandler(build, 'production', cacheRules(build.routes))

test.each([
  ['/news/7', 'article', { id: '7' }],
  ['/NEWS/8?p=2', 'article', { id: '8' }],
  ['/news/7/more', 'page', { '*': 'news/7/more' }],
])('renders %s with its own routes alone', async (path, own, params) => {
  const response = await handle(new Request(`http://localhost${path}`))
  const ids = ['root', own]
  expect(await response.json()).toEqual({ modules: ids, assets: ids, data: { root: params, [own]: params } })
})

test('responds with the data of a page', async () => {
  const response = await handle(new Request('http://localhost/news/7.data'))
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('article')
})
