import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allPatches } from './all-patches.ts'
import { patched } from './patch.ts'

const strapi = path.join(import.meta.dirname, '../../../node_modules/@strapi')

test.each(allPatches.map((patch) => [patch.file, patch] as const))('patches %s of this Strapi', (file, patch) => {
  const source = readFileSync(path.join(strapi, file), 'utf8')
  expect(patched(source, patch)).not.toBe(source)
})

test('has one patch for each file: the build applies the first', () => {
  const files = allPatches.map(({ file }) => file)
  expect(files.filter((file, at) => files.indexOf(file) < at)).toEqual([])
})

test.each([
  ['lacks the text', 'a word', [{ from: 'old', to: 'new' }]],
  ['has it twice', 'old and old', [{ from: 'old', to: 'new' }]],
  ['has it less often than expected', 'old', [{ from: 'old', to: 'new', times: 2 }]],
  ['lacks the pattern', 'label: "Off"', [{ from: /(label: )"On"/g, to: '$1"Aan"' }]],
])('stops the build on a source that %s', (_, source, changes) => {
  expect(() => patched(source, { file: 'some.mjs', changes })).toThrow('@strapi/some.mjs has this text')
})

test('replaces a text literally, and keeps the minified names that a pattern captures', () => {
  const changes = [
    { from: 'old', to: '$1' },
    { from: /(label: \w+ = )"On"/g, to: '$1"Aan"', times: 2 },
  ]
  const source = 'old { label: t = "On" } { label: nn = "On" }'
  expect(patched(source, { file: 'some.mjs', changes })).toBe('$1 { label: t = "Aan" } { label: nn = "Aan" }')
})

test.each(allPatches.map((patch) => [patch.file, patch] as const))(
  'matches no minified name in %s',
  (_, { changes }) => {
    const minified = /(?:^|[^\w.])[a-zA-Z]{1,2} = "|\b[a-zA-Z]\.[a-z]+\(\w\)/
    expect(changes.filter(({ from }) => typeof from === 'string' && minified.test(from))).toEqual([])
  },
)
