import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { choose } from '../../vacancy-filters.ts'

journey('keeps the edition, and offers no value that leaves nothing', async ({ page }) => {
  await open(page, '/vacatures?pro')
  await choose(page, 'Logistiek')
  await expect(page).toHaveURL('/vacatures?vakgebied=logistiek&pro')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  const empty = filters.getByRole('listitem').filter({ hasText: / 0$/ })
  expect(await empty.count()).toBeGreaterThan(0)
  await expect(empty.getByRole('link')).toHaveCount(0)
})

journey('says that no vacancy is left, with a way back', async ({ page }) => {
  await open(page, '/vacatures?vakgebied=logistiek&niveau=wo')
  await expect(page.getByRole('heading', { name: 'Geen vacatures gevonden' })).toBeVisible()
  await page.getByRole('link', { name: 'Wis de filters' }).click()
  await expect(page).toHaveURL('/vacatures')
  await expect(page.locator('main .vac')).toHaveCount(20)
})

journey(
  'searches for a known word instead of a mistyped one, and offers the whole site instead of nothing',
  async ({ page }) => {
    await open(page, '/vacatures?q=verkopper')
    await expect(page.getByText('Resultaten voor verkoper.')).toBeVisible()
    await expect(page.locator('main .vac').first()).toBeVisible()
    const { headers } = await ask('/vacatures?q=qxyzzy&regio=oost')
    expect(headers['cache-status']).toContain('no-store')
    await open(page, '/vacatures?q=qxyzzy&regio=oost')
    await expect(
      page.getByText('Geen enkele vacature heeft al deze woorden en past bij al deze filters.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'zoek op de hele site' }).click()
    await expect(page).toHaveURL('/zoeken?q=qxyzzy&soort=vacatures')
  },
)

journey('shows the list beside its filters, or below them on a tablet', async ({ page }) => {
  await open(page, '/vacatures')
  const list = page.locator('main .vac').first()
  for (const [width, share] of [
    [1280, 0.7],
    [768, 0.9],
    [320, 0.85],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect((await list.boundingBox())?.width, String(width)).toBeGreaterThan(share * width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width)
  }
})
