import { expect, journey, open } from '../../journey.ts'

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
