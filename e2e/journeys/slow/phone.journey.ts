import { expect, journey, open } from '../../journey.ts'

journey.use({ viewport: { width: 360, height: 740 } })

journey('leads from the folded filters of a list to its results', async ({ page }) => {
  for (const [path, count] of [
    ['/zoeken?q=bouwgroothandel', /^Toon \d+ resultaten$/],
    ['/vacatures?regio=oost', /^Toon \d+ vacatures?$/],
    ['/partners?provincie=limburg', /^Toon \d+ bedrij(f|ven)$/],
  ] as const) {
    await open(page, path)
    const results = page.locator('main :is(.hit, .directory > li, .vac)')
    await page.locator('main details[data-desk] > summary').click()
    const link = page.locator('.fold__results')
    await expect(link).toHaveText(count)
    await expect(link).toBeInViewport()
    await link.click()
    await expect(results.first()).toBeInViewport()
  }
  const filters = page.locator('main summary')
  await expect(filters).toHaveText('Filters (1 actief)')
  await page.getByRole('link', { name: 'W, 1 bedrijf' }).click()
  await expect(filters).toHaveText('Filters (2 actief)')
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

journey('fits the search field, a logo and a button with the text at 200 %', async ({ page }) => {
  const enlarge = () =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await open(page, '/zoeken?q=bouwgroothandel')
  await enlarge()
  const field = await page.getByRole('searchbox', { name: 'Zoekwoorden' }).boundingBox()
  expect(field?.width, 'the width of the page').toBeGreaterThan(280)
  await open(page, '/winkelketens/bouwmarkten/klusdepot')
  await enlarge()
  const boxes = ['.org-head img', '.org-head h1', '.org-head button'].map((part) => page.locator(part).boundingBox())
  const [logo, name, button] = await Promise.all(boxes)
  expect(name?.y, 'the name is below the logo').toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0))
  expect(button?.width, 'the button has one line').toBeGreaterThan(button?.height ?? 0)
})
