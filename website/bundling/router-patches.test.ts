import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { patchFile } from './patch-library.ts'
import { routerPatches } from './router-patches.ts'

const library = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

test.each(Object.entries(routerPatches))('matches the installed version: %s', (file, replacements) => {
  const code = readFileSync(join(library, 'dist/production/lib', file), 'utf8')
  const patched = patchFile(file, code, replacements)
  expect(patched).not.toBe(code)
  expect(() => patchFile(file, patched, replacements)).toThrow('review its patch')
})
