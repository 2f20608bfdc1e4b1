import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allPatches } from './all-patches'
import { patched } from './patch'

const strapi = path.join(import.meta.dirname, '../../../node_modules/@strapi')

test.each(allPatches.map((patch) => [patch.file, patch] as const))('patches %s of this Strapi', (file, patch) => {
  const source = readFileSync(path.join(strapi, file), 'utf8')
  expect(patched(source, patch)).not.toBe(source)
})

test('rejects a source that lacks the text, or has it twice', () => {
  const patch = { file: 'some.mjs', changes: [{ from: 'old', to: 'new' }] }
  expect(patched('an old word', patch)).toBe('an new word')
  expect(() => patched('a word', patch)).toThrow('exactly once')
  expect(() => patched('old and old', patch)).toThrow('exactly once')
})
