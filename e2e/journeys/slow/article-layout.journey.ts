import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

journey('shows comments and related articles before the newest stories on a phone', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ related, locked }) => related.length > 0 && !locked)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, articlePath(article))
  const tops = await Promise.all(
    ['#reacties', '#verwant', '#laatste', '#vacatures'].map(
      async (id) => (await page.locator(id).boundingBox())?.y ?? 0,
    ),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

journey('keeps the last section beside a long article in view', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ blocks }) => blocks.length > 5)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, articlePath(article))
  const last = page.getByRole('complementary', { name: 'Nieuws en vacatures' }).locator('section').last()
  const end = page.locator('.prose > :last-child')
  await end.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(last).toBeInViewport()
})

for (const [width, height, furthest] of [
  [1280, 800, 960],
  [360, 740, 900],
] as const) {
  journey(`starts the text of a news article soon after its picture at ${width} px`, async ({ page, content }) => {
    const article = await content.articleWith('general', (found) => found.form === 'news' && found.cover !== null)
    await page.setViewportSize({ width, height })
    await open(page, articlePath(article))
    expect((await page.locator('.prose p').first().boundingBox())?.y).toBeLessThan(furthest)
  })
}

journey('labels every bar of a chart within its panel, also on a phone', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ access, blocks }) =>
    blocks.some(
      (block) =>
        access === 'free' &&
        block.__component === 'blocks.chart' &&
        block.kind === 'bar' &&
        block.highlights.length > 0,
    ),
  )
  const chart = article.blocks.find((block) => block.__component === 'blocks.chart')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, articlePath(article))
    const drawing = page.getByRole('img', { name: chart?.title })
    const texts = await drawing.locator('text').allTextContents()
    expect(texts).toEqual(expect.arrayContaining(chart?.labels ?? []))
    await expect(drawing.locator('.f3')).toHaveCount(chart?.highlights.length ?? 0)
    const panel = await drawing.locator('xpath=ancestor::figure').boundingBox()
    for (const text of await drawing.locator('text').all()) {
      const box = await text.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0))
    }
  }
})

journey(
  'prints an article with the name of the site and its address, without what surrounds it',
  async ({ page, content }) => {
    const path = articlePath(
      await content.article('general', ({ access, cover }) => access === 'free' && cover !== null),
    )
    await open(page, path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('.masthead .brand')).toBeVisible()
    await expect(page.locator('.print-address')).toHaveText(new RegExp(`^https?://[^/]+${path}$`))
    for (const part of ['.art-aside', '.art-related', '.comments', '.share', 'main form']) {
      for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
    }
    await expect(page.locator('.art-main img').first()).toHaveCSS('filter', 'none')
    await page.emulateMedia({ media: null })
  },
)
