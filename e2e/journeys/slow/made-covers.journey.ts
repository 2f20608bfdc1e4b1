import type { ArticleCard, MadeCover } from '@gevel/contract/references'
import type { Locator, Page } from '@playwright/test'
import type { Content } from '../../content.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

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

journey('shows what an article is about in place of its picture, beside its headline', async ({ page, content }) => {
  for (const kind of ['number', 'quote', 'logo'] as const) {
    const { article, path } = await example(content, kind)
    await open(page, path)
    await expect(storyOf(page, article).locator('.made'), kind).toContainText(textOf(article.madeCover))
    await page.goto(articlePath(article))
    await expect(page.locator('.art-layout > article .made'), kind).toHaveCount(0)
  }
})

journey(
  'shows the logo of a company on one story of a page, and none on a lead story or its own page',
  async ({ page }) => {
    await open(page, '/nieuws')
    const names = await page.locator('main .made--logo').allTextContents()
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    await open(page, '/winkelketens/bouwmarkten/klusdepot')
    await expect(page.locator('main .story').nth(3)).toBeVisible()
    await expect(page.locator('main .made--logo').filter({ hasText: 'Klusdepot' })).toHaveCount(0)
    for (const path of ['/', '/pro']) {
      await open(page, path)
      await expect(page.locator(':is(.story--lead, .story--wide)').first(), path).toBeVisible()
      await expect(page.locator(':is(.story--lead, .story--wide) .made'), path).toHaveCount(0)
    }
  },
)
