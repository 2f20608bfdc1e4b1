import type { Page } from '@playwright/test'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'

/** The value of a filter, whose name ends in its count. */
function choice(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: new RegExp(`^${name} \\d+$`) })
}

/** Follows a value of a filter, and expects as many vacancies as it says. */
async function choose(page: Page, name: string): Promise<void> {
  const count = Number((await choice(page, name).textContent())?.match(/\d+$/)?.[0])
  await choice(page, name).click()
  await expect(choice(page, name)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('main .bar strong')).toHaveText(count === 1 ? '1 vacature' : `${count} vacatures`)
  await expect(page.locator('main .vac')).toHaveCount(Math.min(count, 20))
}

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('filters and sorts vacancies by links, and back', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/vacatures') : page.goto('/vacatures'))
      await choose(page, 'Oost')
      await expect(page).toHaveURL('/vacatures?regio=oost')
      await choose(page, '32 uur of meer')
      await choose(page, 'Mbo')
      await page.getByRole('navigation', { name: 'Sorteren' }).getByRole('link', { name: 'Salaris' }).click()
      await expect(page).toHaveURL('/vacatures?regio=oost&uren=vanaf-32&niveau=mbo&volgorde=salaris')
      await expect(page.locator('main .bar p')).toContainText('hoogste salaris eerst')
      await page.getByRole('link', { name: 'Oost × filter verwijderen' }).click()
      await expect(page).toHaveURL('/vacatures?uren=vanaf-32&niveau=mbo&volgorde=salaris')
      await page.goBack()
      await expect(page).toHaveURL('/vacatures?regio=oost&uren=vanaf-32&niveau=mbo&volgorde=salaris')
      await expect(choice(page, 'Oost')).toHaveAttribute('aria-current', 'true')
      await page.getByRole('link', { name: 'Wis alle filters' }).click()
      await expect(page).toHaveURL('/vacatures?volgorde=salaris')
      await page.locator('.pages').getByRole('link', { name: 'Pagina 2' }).click()
      await expect(page).toHaveURL('/vacatures?volgorde=salaris&p=2')
      await expect(page).toHaveTitle(/, pagina 2/)
    })
  })
}

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
