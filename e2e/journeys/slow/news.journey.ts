import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

for (const [edition, path] of [
  ['general', '/nieuws'],
  ['pro', '/pro/nieuws'],
] as const) {
  journey(`lists all news at ${path} by day, newest first, in pages`, async ({ page, content }) => {
    const articles = await content.articles(edition)
    await open(page, path)
    const stories = page.locator('main .story').getByRole('link')
    const shown = await stories.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(shown).toEqual(articles.slice(0, 30).map(articlePath))
    const days = page.locator('main').getByRole('heading', { level: 2 })
    await expect(days.first()).toHaveText(/20 november|Vandaag|Gisteren/)
    await page.getByRole('link', { name: 'Volgende' }).click()
    await expect(page).toHaveURL(`${path}?p=2`)
    await expect(stories.first()).toHaveAttribute('href', articlePath(articles[30] ?? fail()))
    expect((await ask(`${path}?p=999`)).status).toBe(404)
    expect((await ask(`${path}?p=1`)).status).toBe(301)
  })
}

function fail(): never {
  throw new Error('The demo content has fewer articles than a page')
}
