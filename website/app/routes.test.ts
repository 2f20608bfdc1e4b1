import { readdirSync } from 'node:fs'
import { publicFiles, routePaths } from '@gevel/contract/paths'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** The address of every route by its name; layouts have none. */
function addresses(entries: RouteConfigEntry[]): [name: string | undefined, path: string][] {
  return entries.flatMap(({ id, path, index, children = [] }) => [
    ...(path !== undefined || index ? [[id, `/${path ?? ''}`] satisfies [string | undefined, string]] : []),
    ...addresses(children),
  ])
}

test('the routes are those of the table of paths, each at its address, and the page of any other path', () => {
  expect(Object.fromEntries(addresses(routes))).toEqual({ ...routePaths, page: '/*' })
})

test('every file that lies at the root of the site is in the table of paths', () => {
  const entries = readdirSync(new URL('../public', import.meta.url), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`)
  expect(files.toSorted()).toEqual(publicFiles)
})
