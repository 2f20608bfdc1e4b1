import type { ArticleCard, MadeCover } from '@gevel/contract/references'
import type { Locator, Page } from '@playwright/test'
import type { Content } from '../content.ts'
import { expect, journey, open } from '../journey.ts'
import { articlePath } from '../paths.ts'

/** The newest article of an edition with a made cover of this kind, and the page of all news that lists it. */
async function example(content: Content, kind: MadeCover['kind']): Promise<{ article: ArticleCard; path: string }> {
  for (const edition of ['general', 'pro'] as const) {
    const articles = await content.articles(edition)
    const at = articles.findIndex(({ madeCover }) => madeCover?.kind === kind)
    const article = articles[at]
    const number = Math.floor(at / 30) + 1
    const path = `${edition === 'pro' ? '/pro' : ''}/nieuws${number > 1 ? `?p=${number}` : ''}`
    if (article) return { article, path }
  }
  throw new Error(`The demo content has no article with a cover of kind ${kind}`)
}

function textOf(cover: MadeCover | null): string {
  switch (cover?.kind) {
    case 'number':
      return cover.value
    case 'quote':
      return cover.text
    default:
      return cover?.name ?? ''
  }
}

function storyOf(page: Page, article: ArticleCard): Locator {
  return page.locator('main .story').filter({ has: page.locator(`a[href="${articlePath(article)}"]`) })
}

for (const kind of ['number', 'quote', 'logo'] as const) {
  journey(`shows the ${kind} of an article in place of its picture, beside its headline`, async ({ page, content }) => {
    const { article, path } = await example(content, kind)
    await open(page, path)
    const story = storyOf(page, article)
    await expect(story.locator('.made')).toContainText(textOf(article.madeCover))
    const [made, headline] = await Promise.all([boxOf(story.locator('.made')), boxOf(story.getByRole('heading'))])
    expect(made.x).toBeGreaterThan(headline.x + headline.width / 2)
    expect(made.width / made.height).toBeCloseTo(1.5, 1)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(story.locator('.made')).toBeVisible({ visible: kind !== 'quote' })
    await page.goto(articlePath(article))
    await expect(page.locator('.art-layout > article .made')).toHaveCount(0)
  })
}

journey('never shows a made cover on the lead story of a page or section', async ({ page }) => {
  for (const path of ['/', '/pro', '/winkelketens/bouwmarkten/klusdepot']) {
    await open(page, path)
    await expect(page.locator(':is(.story--lead, .story--wide)').first(), path).toBeVisible()
    await expect(page.locator(':is(.story--lead, .story--wide) .made'), path).toHaveCount(0)
  }
})

journey('shows the logo of a company on one story of a page only, and on none of its own page', async ({ page }) => {
  await open(page, '/nieuws')
  const names = await page.locator('main .made--logo').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  await open(page, '/winkelketens/bouwmarkten/klusdepot')
  await expect(page.locator('main .story').nth(3)).toBeVisible()
  await expect(page.locator('main .made--logo').filter({ hasText: 'Klusdepot' })).toHaveCount(0)
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not visible')
  return box
}
