import { expect, test } from 'vitest'
import { isPerVisitor, listedPaths, needsLogin, routes, type SiteRoute } from './routes.ts'

test('lists in sitemaps only pages that any visitor can open', () => {
  const listed = Object.values(routes).filter((route: SiteRoute) => listedPaths.includes(route.path))
  expect(listed).not.toEqual([])
  for (const route of listed) expect(route).not.toHaveProperty('kind')
  for (const { path } of listed) expect(path).not.toContain(':')
  for (const route of listed) expect(route).not.toHaveProperty('needsLogin')
})

test('does not list a route whose record says no more than its path', () => {
  expect(routes.zoeken).toEqual({ path: '/zoeken' })
  expect(listedPaths).not.toContain('/zoeken')
})

test('treats a route that needs a log-in as per visitor', () => {
  expect([needsLogin('account'), isPerVisitor('account')]).toEqual([true, true])
  expect([needsLogin('inloggen'), isPerVisitor('inloggen')]).toEqual([false, true])
})

test.each(['nieuws', 'page', 'chrome', 'toString'])('has no restriction for %s', (name) => {
  expect([needsLogin(name), isPerVisitor(name)]).toEqual([false, false])
})
