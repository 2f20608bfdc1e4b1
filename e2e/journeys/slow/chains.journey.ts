import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

const overview = '/winkelketens/stand-van-zaken'
const comparison = '/winkelketens/vergelijken'

journey('sorts the overview of chains by its heads, and shows another year', async ({ page }) => {
  await open(page, overview)
  const table = page.getByRole('table', { name: 'Winkels per keten in 2026' })
  const chains = table.locator('tbody').first().locator('th[scope=row]')
  await expect(chains.first()).toHaveText('Bouwburcht')
  await expect(table.getByRole('row', { name: /^Alle \d+ ketens/ })).toContainText('+')
  await table.getByRole('link', { name: 'Laatste opgave' }).click()
  await expect(page).toHaveURL(`${overview}?volgorde=eind`)
  await expect(table.getByRole('columnheader', { name: /^Laatste opgave/ })).toHaveAttribute('aria-sort', 'descending')
  await expect(chains.first()).toHaveText('Hamerslag')
  await table.getByRole('link', { name: 'Laatste opgave' }).click()
  await expect(chains.first()).toHaveText('Timmerplaats')
  await page.getByRole('navigation', { name: 'Jaar' }).getByRole('link', { name: '2020' }).click()
  await expect(page).toHaveURL(`${overview}?jaar=2020&volgorde=eind-andersom`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand van zaken in 2020')
})

journey('compares chains without scripts: adds, removes and shows growth', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: testEnvironment.siteUrl })
  const page = await context.newPage()
  await page.goto('/winkelketens/bouwmarkten/hamerslag')
  await page.getByRole('link', { name: 'Vergelijk met een andere keten' }).click()
  await expect(page).toHaveURL(`${comparison}?k=hamerslag`)
  await page.getByLabel('Voeg een keten toe').selectOption('Klusdepot')
  await page.getByRole('button', { name: 'Voeg toe' }).click()
  await expect(page).toHaveURL(`${comparison}?k=hamerslag&k=klusdepot`)
  await expect(page.getByRole('radio', { name: /2026\s*Hamerslag 99\s*Klusdepot 87/ })).toBeChecked()
  await expect(page.getByRole('row', { name: /^Formule/ })).toContainText('Eigen winkels en franchise')
  await page.getByRole('link', { name: 'Groei (index)' }).click()
  await expect(page.getByRole('radio', { name: /2017\s*Hamerslag 100\s*Klusdepot 100/ })).toBeAttached()
  await page.getByRole('link', { name: 'Verwijder Hamerslag' }).click()
  await expect(page).toHaveURL(`${comparison}?k=klusdepot&weergave=index`)
  await context.close()
})

journey('says which chains it does not compare', async ({ page }) => {
  const five = ['hamerslag', 'klusdepot', 'bouwburcht', 'doehoek', 'timmerplaats'].map((link) => `k=${link}`).join('&')
  await open(page, `${comparison}?${five}&k=bestaat-niet`)
  await expect(page.getByRole('status').filter({ hasText: 'ten hoogste 4 ketens' })).toContainText('Timmerplaats')
  await expect(page.getByRole('status').filter({ hasText: 'niet gevonden' })).toBeVisible()
  const { headers } = await ask(`${comparison}?k=hamerslag`)
  expect(headers['cache-status'] ?? '').not.toContain('stored')
})

journey('filters companies by letter and province', async ({ page }) => {
  await open(page, '/partners')
  const companies = page.getByRole('region', { name: 'Bedrijven' }).getByRole('heading', { level: 2 })
  await page.getByRole('link', { name: 'V, 2 bedrijven' }).click()
  await expect(page).toHaveURL('/partners?letter=v')
  const shown = page.getByRole('status').filter({ hasText: 'Toon alle' })
  await expect(shown).toContainText('2 van 12')
  await expect(companies.filter({ hasText: /^V/ })).toHaveText(['Van Rossem', 'Veldkamp Hout'])
  await page.getByRole('link', { name: 'Noord-Holland (1)' }).click()
  await expect(page).toHaveURL('/partners?provincie=noord-holland&letter=v')
  await expect(shown).toContainText('1 van 12')
  const map = page.getByRole('group', { name: 'Hoofdkantoren op de kaart' })
  await expect(map.locator('circle')).toHaveCount(1)
  await expect(map.getByRole('link', { name: 'Noord-Holland: 1 bedrijf' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Toon alle' }).click()
  await expect(page).toHaveURL('/partners')
})

journey('chooses a province on the map with the keyboard, and in the other edition', async ({ page }) => {
  await open(page, '/partners?pro')
  const link = page.getByRole('link', { name: 'Noord-Holland:' })
  await link.focus()
  await expect(link.locator('path')).toHaveCSS('stroke-width', '5px')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/partners?provincie=noord-holland&pro')
  await expect(page.getByRole('status').filter({ hasText: 'Toon alle' })).toContainText('van 12')
})

journey("shows a chain's shops on a map, and as a list", async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).origin))
  await open(page, '/winkelketens/bouwmarkten/hamerslag')
  const section = page.getByRole('region', { name: 'Winkels op de kaart' })
  const map = section.getByRole('img', { name: 'Winkels van Hamerslag per provincie' })
  await expect(map).toBeVisible()
  await expect(map.locator('path')).toHaveCount(12)
  await expect(map.locator('circle').first()).toContainText('Emmen')
  await expect(section.getByRole('term')).toHaveCount(12)
  await section.getByText('Alle 99 winkels per plaats').click()
  await expect(section.getByText('Emmen (Noorderstraat)').last()).toBeVisible()
  expect([...new Set(requests)]).toEqual([new URL(testEnvironment.siteUrl).origin])
})
