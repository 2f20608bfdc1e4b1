import { expect, journey, open } from '../journey.ts'

journey('finds an article with the search field of the header, and opens it', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('search', { name: 'Hele site' })
  await field.getByRole('searchbox').or(field.getByRole('combobox')).fill('klapstoelen')
  await field.getByRole('button', { name: 'Zoek' }).click()
  await expect(page).toHaveURL('/zoeken?q=klapstoelen')
  const hit = page.locator('main .hit').first()
  await expect(hit.locator('mark').first()).toHaveText('klapstoel')
  await hit.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('klapstoel')
})

journey('filters and sorts the results with links, and puts the choice in the URL', async ({ page }) => {
  await open(page, '/zoeken?q=hout')
  await page
    .getByRole('navigation', { name: 'Soort' })
    .getByRole('link', { name: /^Artikelen/ })
    .click()
  await expect(page).toHaveURL('/zoeken?q=hout&soort=artikelen')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await expect(filters).toContainText('Stukken in beide edities tellen bij allebei mee.')
  await filters.getByRole('link', { name: /^Gevel Pro/ }).click()
  await expect(page).toHaveURL('/zoeken?q=hout&soort=artikelen&editie=pro')
  await expect(page.locator('main .hit .kicker').first()).toContainText('Pro')
  await page.getByRole('navigation', { name: 'Sorteren' }).getByRole('link', { name: 'Datum' }).click()
  await expect(page).toHaveURL('/zoeken?q=hout&soort=artikelen&editie=pro&volgorde=datum')
  // a busy browser renders the page some time after its address
  await expect(async () => {
    const dates = await page
      .locator('main .hit time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  }).toPass()
})

journey('shows suggestions during typing, and selects one with the keyboard', async ({ page }) => {
  await open(page, '/')
  await page.locator('#snelzoeken').focus()
  const field = page.getByRole('combobox', { name: 'Zoeken op de hele site' })
  await field.pressSequentially('hamersl')
  const options = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option')
  await expect(options.first()).toContainText('Hamerslag')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options.first()).toBeHidden()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/winkelketens/bouwmarkten/hamerslag')
})
