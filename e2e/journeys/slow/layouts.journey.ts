import { expect, journey, open } from '../../journey.ts'

journey('switches layouts on a client-side navigation, and keeps header and footer', async ({ page }) => {
  const expectLayout = async (layout: string) => {
    await expect(page.locator('main')).toHaveAttribute('data-layout', layout)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await open(page, '/')
  await expectLayout('default')
  await page
    .getByRole('region', { name: 'Agenda' })
    .getByRole('link', { name: /Doe-het-zelfsessie/ })
    .click()
  await expectLayout('fullpage')
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveCount(0)
  await page.goBack()
  await expectLayout('default')
})
