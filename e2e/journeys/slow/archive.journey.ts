import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

journey('leads from the years to the months and articles of the archive', async ({ page, content }) => {
  const [newest] = await content.articles('general')
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Archief' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible()
  await page
    .getByRole('heading', { name: '2026' })
    .locator('xpath=../..')
    .getByRole('link', { name: /artikelen/ })
    .click()
  await expect(page).toHaveURL('/sitemap/2026')
  // the address changes before the page does
  await expect(page.getByRole('heading', { level: 1, name: '2026' })).toBeVisible()
  await page.getByRole('link', { name: /^november/ }).click()
  await expect(page).toHaveURL('/sitemap/2026/11')
  await expect(page.locator('.archive-days a').first()).toHaveAttribute('href', articlePath(newest ?? fail()))
  const days = page.getByRole('navigation', { name: 'Dagen' }).getByRole('link')
  await days.last().click()
  await expect(page).toHaveURL(/#dag-2026-11-\d\d$/)
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  await page.getByRole('link', { name: /Vorige oktober 2026/ }).click()
  await expect(page).toHaveURL('/sitemap/2026/10')
})

journey('shows the archive of the pro edition with its key', async ({ page, content }) => {
  const [newest] = await content.articles('pro')
  await open(page, '/sitemap/2026/11?pro')
  await expect(page.locator('.archive-days a').first()).toHaveAttribute('href', articlePath(newest ?? fail()))
})

function fail(): never {
  throw new Error('The demo content has no articles')
}
