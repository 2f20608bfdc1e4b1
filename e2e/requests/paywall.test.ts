import type { Article } from '@gevel/contract/articles'
import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath } from '../paths.ts'
import { readerToken, subscriberArticle } from '../reader.ts'

const content = new Content()

for (const access of ['account', 'subscriber'] as const) {
  test(`leaves the locked text of an article for ${access}s out of every response`, async () => {
    const { id, ...article } = await content.article('general', (one) => one.access === access)
    const path = articlePath({ id, ...article })
    const open = sentences(await content.fullArticle(id))
    const locked = sentences(await subscriberArticle(id)).filter((sentence) => !open.includes(sentence))
    expect(locked.length, 'sentences behind the paywall').toBeGreaterThan(2)
    for (const address of [path, `${path}.data`, `${path}/_payload.json`]) {
      const { status, body } = await ask(address)
      expect(status).toBe(200)
      expect(body).toContain(article.title)
      expect(locked.filter((sentence) => body.includes(sentence))).toEqual([])
    }
  })
}

test('shows a subscriber the whole article, by the bearer token in the cookie', async () => {
  const article = await content.article('general', ({ access }) => access === 'subscriber')
  const whole = sentences(await subscriberArticle(article.id))
  const cookie = `strapi_jwt=${await readerToken()}`
  const { body } = await ask(articlePath(article), { cookie })
  expect(body).not.toContain('Lees verder met een abonnement')
  expect(body).toContain(whole.at(-1))
  const payload = await ask(`${articlePath(article)}/_payload.json`, { cookie })
  expect(payload.headers['cache-control']).toBe('private, no-store')
  expect(payload.body).toContain(whole.at(-1))
})

/** The sentences of an article's text, without characters that HTML escapes. */
function sentences({ blocks }: Article): string[] {
  return blocks
    .flatMap((block) => (block.__component === 'blocks.text' ? block.content : []))
    .flatMap((node) => (node.type === 'list' ? [] : node.children))
    .flatMap((child) => (child.type === 'text' ? [child.text] : []))
    .filter((text) => text.length > 60 && !/["&'<>]/.test(text))
}
