import { isSameDocument, markDocument } from '../client-navigation.ts'
import { expect, journey, open } from '../journey.ts'

journey('A link within the site changes the page without a reload', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' }).click()
  await expect(page).toHaveURL('/vacatures')
  await expect(page).toHaveTitle(/^Vacatures/)
  expect(await isSameDocument(page)).toBe(true)
})

journey('The back button returns to the page and to the place on it', async ({ page }) => {
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

journey('A double click on a link is one step', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).dblclick()
  await expect(page).toHaveURL('/agenda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

journey('A link opens another tab for who asks for one, and the page stays', async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Agenda' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/agenda')
  await expect(page).toHaveURL('/')
})

journey('A page is fetched as soon as somebody points at its link', async ({ page }) => {
  await open(page, '/')
  const ahead = page.waitForRequest(/\/agenda\.data/)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).hover()
  await ahead
  await expect(page).toHaveURL('/')
})

journey('A link to a part of the page brings that part into view', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  const parts = page.getByRole('navigation', { name: 'Op deze pagina' })
  await parts.getByRole('link', { name: 'Vragen' }).click()
  await expect(page).toHaveURL('/nationale-dhz-sessie#vragen')
  await expect(page.locator('#vragen')).toBeInViewport()
})

journey('An address with a part opens at that part', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie#praktisch')
  await expect(page.locator('#praktisch')).toBeInViewport()
})

journey('A new page starts at its top, and the title tells which it is', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveTitle(/^Privacy/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
