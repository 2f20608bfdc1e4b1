import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allMends } from './all-mends'
import { mended } from './mend'

const strapi = path.join(import.meta.dirname, '../../../node_modules/@strapi')

test.each(allMends.map((mend) => [mend.file, mend] as const))('patches %s of this Strapi', (file, mend) => {
  const source = readFileSync(path.join(strapi, file), 'utf8')
  expect(mended(source, mend)).not.toBe(source)
})

test('rejects a source that lacks the text, or has it twice', () => {
  const mend = { file: 'some.mjs', changes: [{ from: 'old', to: 'new' }] }
  expect(mended('an old word', mend)).toBe('an new word')
  expect(() => mended('a word', mend)).toThrow('exactly once')
  expect(() => mended('old and old', mend)).toThrow('exactly once')
})
