import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { apiParts } from '@gevel/contract/paths'
import { expect, test } from 'vitest'
import { features } from './features'

/** The expression of the nginx block for the editors' host. */
async function proxiedPaths(): Promise<RegExp> {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/operations/reverse-proxy.md'), 'utf8')
  const expression = /location ~ (\^\/\(admin\|\S+) \{/.exec(page)?.[1]
  if (!expression) throw new Error('The page has no block for the admin.')
  return new RegExp(expression)
}

test('the documented reverse proxy serves every route of the admin', async () => {
  const proxied = await proxiedPaths()
  const prefixes = features.flatMap(({ adminRoutes }) => (adminRoutes ? [adminRoutes.prefix] : []))
  expect(prefixes.length).toBeGreaterThan(5)
  expect(prefixes.filter((prefix) => !prefix.startsWith('/admin/site/'))).toEqual([])
  expect(prefixes.filter((prefix) => !proxied.test(prefix))).toEqual([])
})

test("the documented reverse proxy serves no route of the readers' API", async () => {
  const proxied = await proxiedPaths()
  expect(['api', ...apiParts].filter((part) => proxied.test(`/${part}/x`))).toEqual([])
})
