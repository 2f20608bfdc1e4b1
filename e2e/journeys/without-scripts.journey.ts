import { expect, journey } from '../journey.ts'

journey.use({ javaScriptEnabled: false })

journey('navigates from the front page to an article and a tag without scripts', async ({ page }) => {
  await page.goto('/')
  await page.locator('.story--lead a').click()
  await expect(page.locator('article h1')).toBeVisible()
  await expect(page.locator('article .prose p').nth(2)).toBeVisible()
  await page.getByRole('list', { name: 'Onderwerpen' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/tag\?t=/)
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/news\/\d+\//)
})

journey('opens menus without scripts, and hides their controls that need them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('#hoofdmenu')).toBeVisible()
  await expect(page.locator('#hoofdmenu').getByRole('group', { name: 'Kleurmodus' })).toBeHidden()
  await page.locator('#hoofdmenu').getByRole('link', { name: 'Vacatures' }).click()
  await expect(page).toHaveURL('/vacatures')
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/vacatures?p=2')
})

journey('hides buttons that need scripts, and offers links and tables instead', async ({ page }) => {
  await page.goto('/over-ons/zo-werken-wij')
  await expect(page.getByRole('button', { name: 'Laden' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Bekijk op YouTube' })).toBeVisible()
  await page.getByText('Toon als tabel').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
})
