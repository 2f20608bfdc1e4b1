import { expect, journey } from '../../journey.ts'

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('combines words with filters and the order', async ({ page }) => {
      await page.goto('/vacatures?regio=west&volgorde=salaris')
      const search = page.getByRole('search', { name: 'Vacatures' })
      await search.getByRole('searchbox').fill('verkoop')
      await search.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL('/vacatures?q=verkoop&plaats=&straal=25&regio=west&volgorde=salaris')
      const found = page.locator('main .bar strong')
      const inRegion = parseInt((await found.textContent()) ?? '', 10)
      expect(inRegion).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'West × filter verwijderen' }).click()
      await expect(page).toHaveURL('/vacatures?q=verkoop&volgorde=salaris')
      await expect.poll(async () => parseInt((await found.textContent()) ?? '', 10)).toBeGreaterThan(inRegion)
      await page.getByRole('link', { name: '‘verkoop’ × zoekwoorden verwijderen' }).click()
      await expect(page).toHaveURL('/vacatures?volgorde=salaris')
      await expect(search.getByRole('searchbox')).toHaveValue('')
    })
  })
}
