import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deflatedPart, gzipPieces, storedPart } from './gzip-parts.ts'

test.each([
  ['some text', ['<p>een</p>'.repeat(500), '<p>twee</p>'.repeat(500), 'drie'], ['Jan', 'Piet']],
  ['no text', ['<p>een</p>'], []],
  ['empty texts', ['', 'b', ''], ['', '']],
  ['a text of more than one block', ['a', 'b'], ['é'.repeat(100_000)]],
])('joins parts with %s in between', async (_, ...given) => {
  const [texts = [], between = []] = given.map((list) => list.map((text) => Buffer.from(text)))
  const parts = await Promise.all(texts.map(deflatedPart))
  const all = parts.flatMap((part, at) => [part, ...between.slice(at, at + 1).map(storedPart)])
  const whole = Buffer.concat(all.map(({ text }) => text))
  expect(gunzipSync(Buffer.concat(gzipPieces(all))).equals(whole)).toBe(true)
})
