import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { budgets, isWithin } from '../budgets.ts'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath } from '../paths.ts'

const content = new Content()

test('keeps the service worker within budget', async () => {
  const { body } = await ask('/service-worker.js')
  expect(brotliCompressSync(body).byteLength).toSatisfy((bytes: number) => isWithin(bytes, budgets.serviceWorker))
})

test('keeps the inline scripts of an article within budget, without external ones', async () => {
  const article = await content.article('general', ({ access, cover }) => access === 'free' && cover !== null)
  const { body } = await ask(articlePath(article))
  const inline = [...body.toString().matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  expect(body.toString()).not.toMatch(/<script[^>]* src=|<script type="module"/)
  expect(brotliCompressSync(inline.join('\n')).byteLength).toSatisfy((bytes: number) =>
    isWithin(bytes, budgets.articleScriptsBeforeUse),
  )
})

for (const path of ['/', '/pro']) {
  test(`keeps the HTML of ${path} within budget`, async () => {
    const { body } = await ask(path)
    expect(brotliCompressSync(body).byteLength).toSatisfy((bytes: number) => isWithin(bytes, budgets.frontPageHtml))
  })
}
