import { expect, journey, open } from '../journey.ts'

journey('A route that names no layout has the default one: everything around the content', async ({ page }) => {
  for (const path of ['/', '/vacatures', '/news/tag', '/over-ons']) {
    await open(page, path)
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'default')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('body > .skip')).toHaveCount(1)
  }
})

journey('The full page layout keeps the chrome and gives the content the whole width', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'fullpage')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveCount(0)
})

journey('From one layout to another no reload is needed', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('region', { name: 'Agenda' })
    .getByRole('link', { name: /Doe-het-zelfsessie/ })
    .click()
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'fullpage')
  await page.goBack()
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'default')
})
