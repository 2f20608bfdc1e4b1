import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { RouteHandle } from '../../app/routing/routes/route-handle.ts'
import { cacheRules } from './cache-rules.ts'

const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: RouteHandle) =>
  [id, { id, parentId, path, module: { default: () => null, handle } }] as const

const routes: ServerBuild['routes'] = Object.fromEntries([
  route('root', undefined, ''),
  route('chrome', 'root', undefined, { queryFlags: ['pro'] }),
  route('search', 'chrome', 'zoeken', { query: ['q', 'p'] }),
  route('connect-provider', 'chrome', 'connect/:provider'),
  route('account', 'chrome', 'account', { middleware: ['no-tracking'], query: ['p'] }),
  route('page', 'chrome', '*', { query: ['p'] }),
])
const rulesAt = cacheRules(routes)

test('combines the rules of all matched routes', () => {
  expect(rulesAt('/zoeken')).toEqual({
    routeIds: ['root', 'chrome', 'search'],
    query: ['q', 'p'],
    queryFlags: ['pro'],
    perVisitor: false,
  })
  expect(rulesAt('/over/ons')).toMatchObject({ routeIds: ['root', 'chrome', 'page'], query: ['p'], perVisitor: false })
})

test.each(['/connect/oidc', '/CONNECT/oidc', '/%63onnect/oidc', '/connect/oidc/'])(
  'treats %s as per visitor, as React Router matches it',
  (path) => expect(rulesAt(path).perVisitor).toBe(true),
)

test('treats a route that requires a log-in as per visitor', () => expect(rulesAt('/account').perVisitor).toBe(true))

test("does not apply a route's rules to a path below it", () =>
  expect(rulesAt('/connect/oidc/verder').perVisitor).toBe(false))

test('returns the same rules from memory, also for a very long path', () => {
  for (const path of ['/zoeken', `/${'a'.repeat(600_000)}`]) expect(rulesAt(path)).toEqual(rulesAt(path))
})

test('has no rules without a matching route', () => {
  expect(cacheRules({})('/')).toEqual({ routeIds: [], query: [], queryFlags: [], perVisitor: false })
})
