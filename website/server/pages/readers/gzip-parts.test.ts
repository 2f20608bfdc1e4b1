import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deflatePart, gzipPieces } from './gzip-parts.ts'

test.each([
  ['some text', ['<p>een</p>'.repeat(500), '<p>twee</p>'.repeat(500), 'drie'], ['Jan', 'Piet']],
  ['no text', ['<p>een</p>'], []],
  ['empty texts', ['', 'b', ''], ['', '']],
  ['a text of more than one block', ['a', 'b'], ['é'.repeat(100_000)]],
])('joins parts with %s in between', async (_, ...given) => {
  const [texts = [], between = []] = given.map((list) => list.map((text) => Buffer.from(text)))
  const parts = await Promise.all(texts.map(deflatePart))
  const whole = texts.flatMap((text, at) => [text, between[at] ?? Buffer.alloc(0)])
  expect(gunzipSync(Buffer.concat(gzipPieces(parts, between))).equals(Buffer.concat(whole))).toBe(true)
})
