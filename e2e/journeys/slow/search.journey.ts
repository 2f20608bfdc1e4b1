import { expect, journey, open } from '../../journey.ts'

journey('corrects a misspelt word, with a link to search for the original', async ({ page }) => {
  await open(page, '/zoeken?q=hammerslag')
  await expect(page.locator('.search-notes')).toContainText('Resultaten voor hamerslag')
  await page.getByRole('link', { name: 'Toch zoeken op hammerslag' }).click()
  await expect(page).toHaveURL('/zoeken?q=hammerslag&letterlijk')
  await expect(page.getByRole('heading', { name: 'Niets gevonden voor ‘hammerslag’' })).toBeVisible()
  await page.getByRole('link', { name: 'hamerslag', exact: true }).click()
  await expect(page.locator('main .hit').first()).toContainText('Hamerslag')
})

journey('shows suggestions in the field of the search page, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/pro')
  await page.getByRole('link', { name: 'Zoeken', exact: true }).click()
  await expect(page).toHaveURL(/\/zoeken\?pro#zoekwoorden$/)
  const field = page.getByRole('combobox', { name: 'Zoekwoorden' })
  await expect(field).toBeFocused()
  await field.pressSequentially('hamersl')
  const options = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option')
  await expect(options.first()).toContainText('Hamerslag')
  const [list, box] = [await page.getByRole('listbox').boundingBox(), await field.boundingBox()]
  expect(list?.x).toBe(box?.x)
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(360)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options.first()).toBeHidden()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/zoeken\?q=hamersl&pro/)
  // a search that was made is not typed any more
  await expect(page.locator('main .hit').first()).toBeVisible()
  await expect(options.first()).toBeHidden()
  await field.or(page.getByRole('searchbox', { name: 'Zoekwoorden' })).click()
  await options.first().click()
  await expect(page).toHaveURL(/\/winkelketens\/bouwmarkten\/hamerslag/)
})

journey('separates the results with all words from those with some of them', async ({ page }) => {
  await open(page, '/zoeken?q=pir+plaat')
  const lists = page.locator('#resultaten > ol')
  await expect(lists).toHaveCount(2)
  await expect(lists.first().locator('.hit')).toHaveCount(1)
  await expect(lists.first()).toContainText('Pir-plaat goedkoper')
  await expect(page.locator('#resultaten')).toContainText('Hieronder staan resultaten met een deel van uw woorden.')
  await expect(page.locator('.search-notes')).not.toContainText('deel')
  await open(page, '/zoeken?q=qxyzniets+hamerslag')
  await expect(page.locator('.search-notes')).toContainText('Er zijn weinig of geen resultaten met al uw woorden.')
  await expect(lists).toHaveCount(1)
})

journey('offers a search for the words of an unknown path', async ({ page, watch }) => {
  watch.allow(404, /houtprijs-daalt/)
  await open(page, '/nieuws/2019/houtprijs-daalt.html')
  const search = page.getByRole('search', { name: 'Deze pagina' })
  await expect(search.getByRole('searchbox')).toHaveValue('nieuws houtprijs daalt')
  await search.getByRole('button', { name: 'Zoek' }).click()
  await expect(page).toHaveURL(/\/zoeken\?q=nieuws\+houtprijs\+daalt/)
  await expect(page.locator('main .hit').first()).toContainText('Houtprijs daalt')
})

journey('keeps the pro edition during a search', async ({ page }) => {
  await open(page, '/zoeken?q=dak&pro')
  await page
    .getByRole('navigation', { name: 'Soort' })
    .getByRole('link', { name: /^Artikelen/ })
    .click()
  await expect(page).toHaveURL('/zoeken?q=dak&soort=artikelen&pro')
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')
  await page.getByRole('search', { name: 'Zoekresultaten' }).getByRole('button').click()
  await expect(page).toHaveURL(/pro/)
})
