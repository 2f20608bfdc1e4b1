import { expect, journey, open } from '../journey.ts'
import { articlePath } from '../paths.ts'

journey.use({ viewport: { width: 360, height: 740 } })

journey('shows all topics within two screens, and the archive in sections', async ({ page }) => {
  await open(page, '/news/tag')
  const last = await page.locator('.letters__tags a').last().boundingBox()
  expect(last?.y).toBeLessThan(2 * 740)
  await open(page, '/sitemap')
  const title = await page.getByRole('heading', { name: 'Rubrieken' }).boundingBox()
  expect(title?.height, 'on one line').toBeLessThan(40)
})

journey('folds the filters of a directory, with the number of active ones', async ({ page }) => {
  await open(page, '/partners?provincie=limburg')
  const filters = page.locator('main summary')
  await expect(filters).toHaveText('Filters (1 actief)')
  const first = await page.locator('.directory > li').first().boundingBox()
  expect(first?.y).toBeLessThan(520)
  await filters.click()
  await page.getByRole('link', { name: 'W, 1 bedrijf' }).click()
  await expect(filters).toHaveText('Filters (2 actief)')
})

journey('aligns the buttons below an article', async ({ page, content }) => {
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'free')))
  const buttons = await page
    .locator('.art-end .share .btn')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()).map(({ left, right }) => [left, right]))
  expect(buttons.length).toBeGreaterThan(2)
  const [lefts, rights] = [0, 1].map((side) => new Set(buttons.map((edges) => Math.round(edges[side] ?? 0))))
  expect([lefts?.size, rights?.size], 'edges of two columns').toEqual([2, 2])
})

journey('shows the text of a search result over the whole width, below its picture', async ({ page }) => {
  await open(page, '/zoeken?q=bouwgroothandel')
  const text = await page.locator('.hit--pic p').first().boundingBox()
  expect(text?.width).toBeGreaterThan(320)
})

journey('shows the title of a table that scrolls, and columns of more than a word', async ({ page }) => {
  await open(page, '/marktcijfers/prijsindex-bouwmaterialen')
  const title = await page.locator('caption').first().boundingBox()
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(360)
  await open(page, '/privacy')
  const text = await page.locator('.table tbody td').first().boundingBox()
  expect(text?.width).toBeGreaterThan(140)
})

journey('does not repeat the heading of a page in its breadcrumbs', async ({ page }) => {
  await open(page, '/news/tag?t=Bouwmarkten')
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Onderwerpen'])
})

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('moves the focus from the search icon to the field of the search page', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/pro') : page.goto('/pro'))
      await page.locator('.masthead').getByRole('link', { name: 'Zoeken' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken')
      // with scripts it is a combobox
      await expect(page.getByLabel('Zoekwoorden')).toBeFocused()
    })
  })
}

for (const [path, count] of [
  ['/zoeken?q=bouwgroothandel', /^Toon \d+ resultaten$/],
  ['/partners?provincie=limburg', /^Toon \d+ bedrij(f|ven)$/],
  ['/vacatures?regio=oost', /^Toon \d+ vacatures?$/],
] as const) {
  journey(`leads from the open filters to the results on ${path}`, async ({ page }) => {
    await open(page, path)
    await page.locator('main details[data-desk] > summary').click()
    const link = page.locator('.fold__results')
    await expect(link).toHaveText(count)
    await expect(link).toBeInViewport()
    await link.click()
    const results = page.locator('main :is(.hit, .directory > li, .vac)').first()
    await expect(results).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(link).toBeHidden()
  })
}

journey('shows a name below its logo, and a button on one line, with the text at 200 %', async ({ page }) => {
  await open(page, '/winkelketens/bouwmarkten/klusdepot')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const boxes = ['.org-head img', '.org-head h1', '.org-head button'].map((part) => page.locator(part).boundingBox())
  const [logo, name, button] = await Promise.all(boxes)
  expect(name?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0))
  expect(button?.width).toBeGreaterThan(button?.height ?? 0)
})

journey('fits the skip link and the search field with the text at 200 %', async ({ page }) => {
  await open(page, '/zoeken?q=bouwgroothandel')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const skip = await page.getByRole('link', { name: 'Direct naar de inhoud' }).boundingBox()
  expect((skip?.y ?? 0) + (skip?.height ?? 0), 'above the window').toBeLessThanOrEqual(0)
  const field = await page.getByRole('searchbox', { name: 'Zoekwoorden' }).boundingBox()
  expect(field?.width, 'the width of the page').toBeGreaterThan(280)
})
