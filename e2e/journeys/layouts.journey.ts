import { expect, journey, open } from '../journey.ts'

journey('uses the default layout, with all chrome, on a route that names none', async ({ page }) => {
  for (const path of ['/', '/vacatures', '/news/tag', '/over-ons']) {
    await open(page, path)
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'default')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('body > .skip')).toHaveCount(1)
  }
})

journey('renders the full page layout with chrome, without breadcrumbs', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'fullpage')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveCount(0)
})

journey('switches layouts on a client-side navigation', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('region', { name: 'Agenda' })
    .getByRole('link', { name: /Doe-het-zelfsessie/ })
    .click()
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'fullpage')
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'default')
})
