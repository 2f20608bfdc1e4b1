import { isSameDocument, markDocument } from '../client-navigation.ts'
import { expect, journey, open } from '../journey.ts'

journey('follows a link within the site without a reload', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' }).click()
  await expect(page).toHaveURL('/vacatures')
  await expect(page).toHaveTitle(/^Vacatures/)
  expect(await isSameDocument(page)).toBe(true)
})

journey('restores the page and its scroll position on the back button', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('region', { name: 'Partners' }).getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const placeBefore = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/(partners|organisaties|winkelketens)\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(placeBefore - 50)
  await page.goForward()
  await expect(page).toHaveURL(/\/(partners|organisaties|winkelketens)\//)
})

journey('scrolls to the top and updates the title on a navigation', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveTitle(/^Privacy/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
