import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath } from '../paths.ts'

const content = new Content()

test('responds with 404 for an unknown author and for a page past the last', async () => {
  for (const path of ['/auteurs/niemand', '/auteurs/marit-hoekstra?p=99', '/auteurs']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

for (const edition of ['general', 'pro'] as const) {
  test(`redirects a wrong slug permanently to the canonical URL (${edition})`, async () => {
    const article = await content.article(edition, () => true)
    const right = articlePath(article)
    const folder = right.slice(0, right.lastIndexOf('/'))
    for (const wrong of [`${folder}/heel-iets-anders`, folder, `${folder}/`, `${right}/`]) {
      const { status, headers } = await ask(`${wrong}?bron=mail`)
      expect({ wrong, status, to: headers.location }).toEqual({ wrong, status: 301, to: `${right}?bron=mail` })
    }
  })
}

test('redirects an article under the path of the other edition to its own path', async () => {
  const article = await content.article('pro', () => true)
  const { status, headers } = await ask(`/news/${article.id}/${article.slug}`)
  expect({ status, to: headers.location }).toEqual({ status: 301, to: articlePath(article) })
})
