import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = ['website/{app,server}', 'contract/src', 'backend/{src,seed/data}']
/** readers' own words, and words that a search ignores */
const excluded = /comments\.yaml|word-functions\.ts|\.test\.tsx?$/

test('says u to readers and editors, nowhere je', () => {
  const files = sources
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,json,yaml}`, { cwd: root }))
    .filter((file) => !excluded.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const familiar = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /\b(je|jij|jou|jouw|jullie)\b/i.test(line) && !/^\s*(\/\*\*|\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(familiar).toEqual([])
})
