import { readdirSync } from 'node:fs'
import { publicFiles, routePaths } from '@gevel/contract/paths'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** The path of every route by its name; layouts have none. */
function addresses(entries: RouteConfigEntry[]): [name: string | undefined, path: string][] {
  return entries.flatMap(({ id, path, index, children = [] }) => [
    ...(path !== undefined || index ? [[id, `/${path ?? ''}`] satisfies [string | undefined, string]] : []),
    ...addresses(children),
  ])
}

test('has the routes of the table of paths, each at its path, and the page for any other path', () => {
  expect(Object.fromEntries(addresses(routes))).toEqual({ ...routePaths, page: '/*' })
})

test('has every file at the root of the site in the table of paths', () => {
  const entries = readdirSync(new URL('../public', import.meta.url), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`)
  expect(files.toSorted()).toEqual(publicFiles)
})
