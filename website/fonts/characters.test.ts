import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHARACTERS } from './characters.ts'

const articles = join(import.meta.dirname, '../../backend/seed/articles')

it('have every character of the demo articles', () => {
  const shown = new Set(`${CHARACTERS}\n`)
  const missing = readdirSync(articles).flatMap((name) =>
    [...readFileSync(join(articles, name), 'utf8')].filter((character) => !shown.has(character)),
  )
  expect(new Set(missing)).toEqual(new Set())
})
