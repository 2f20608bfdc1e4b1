import { expect, test } from 'vitest'
import { importedBy } from './chunk-groups.ts'

/** What each module imports. */
const imports = new Map([
  ['root', ['layout', 'react']],
  ['layout', ['menu']],
  ['menu', ['root']],
  ['route', ['menu', 'form']],
])
const context = { getModuleInfo: (id: string) => ({ importedIds: imports.get(id) ?? [] }) }

test('finds what modules import, directly or through others, also in a circle', () => {
  const isFound = importedBy('root')
  expect(['root', 'layout', 'menu', 'react', 'form'].filter((id) => isFound(id, context))).toEqual([
    ...['root', 'layout', 'menu', 'react'],
  ])
})
