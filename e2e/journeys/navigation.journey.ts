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

journey('navigates once on a double click', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).dblclick()
  await expect(page).toHaveURL('/agenda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

journey('opens a link in another tab with the modifier key', async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Agenda' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/agenda')
  await expect(page).toHaveURL('/')
})

journey('scrolls to a fragment when its link is followed', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  const parts = page.getByRole('navigation', { name: 'Op deze pagina' })
  await parts.getByRole('link', { name: 'Vragen' }).click()
  await expect(page).toHaveURL('/nationale-dhz-sessie#vragen')
  await expect(page.locator('#vragen')).toBeInViewport()
})

journey('opens a URL with a fragment at that fragment', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie#praktisch')
  await expect(page.locator('#praktisch')).toBeInViewport()
})

journey('scrolls to the top and updates the title on a navigation', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveTitle(/^Privacy/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
