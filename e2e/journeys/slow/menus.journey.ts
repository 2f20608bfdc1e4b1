import type { Locator, Page } from '@playwright/test'
import { expect, journey, open } from '../../journey.ts'

journey('opens the user menu, and closes it where a reader expects that', async ({ page }) => {
  await open(page, '/')
  const menu = page.locator('#gebruikersmenu')
  const button = page.getByRole('button', { name: 'Weergave' })
  await openByButton(button, menu)
  await page.keyboard.press('Escape')
  await expect(menu, 'after Escape').toBeHidden()
  await expect(button).toBeFocused()
  await openByButton(button, menu)
  await page.mouse.click(5, 600)
  await expect(menu, 'after a click outside it').toBeHidden()
  await openByButton(button, menu)
  await page.getByRole('navigation', { name: 'Editie' }).getByRole('link', { name: 'Gevel Pro' }).click()
  await expect(page).toHaveURL('/pro')
  await expect(menu, 'after a link to another page').toBeHidden()
  await openByButton(button, menu)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu, 'after the back button').toBeHidden()
})

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('opens the menu drawer, and closes it where a reader expects that', async ({ page }) => {
    await open(page, '/magazine')
    const drawer = page.locator('#hoofdmenu')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await openByButton(button, drawer)
    await page.getByRole('button', { name: 'Sluit het menu' }).click()
    await expect(drawer, 'after its button').toBeHidden()
    await openByButton(button, drawer)
    await page.keyboard.press('Escape')
    await expect(drawer, 'after Escape').toBeHidden()
    await openByButton(button, drawer)
    await leaveByTab(page, drawer)
    await expect(drawer, 'after the focus left it').toBeHidden()
    await openByButton(button, drawer)
    await drawer.getByRole('link', { name: 'Magazine' }).click()
    await expect(drawer, 'after a link to this page').toBeHidden()
    await openByButton(button, drawer)
    await drawer.getByRole('link', { name: 'Agenda' }).click()
    await expect(page).toHaveURL('/agenda')
    await expect(drawer, 'after a link to another page').toBeHidden()
    await openByButton(button, drawer)
    await page.goBack()
    await expect(page).toHaveURL('/magazine')
    await expect(drawer, 'after the back button').toBeHidden()
  })

  journey('closes the menu drawer when a page is left as it opens', async ({ page }) => {
    await open(page, '/agenda')
    await open(page, '/magazine')
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popovertarget=hoofdmenu]')?.click()
      // the browser tells of the opening later than this
      void window.__reactRouterDataRouter.navigate('/agenda')
    })
    await expect(page).toHaveURL('/agenda')
    await expect(page.locator('#hoofdmenu')).toBeHidden()
  })
})

async function openByButton(button: Locator, menu: Locator): Promise<void> {
  await button.click()
  await expect(menu).toBeVisible()
}

/** The focus has to stay where it went. */
async function leaveByTab(page: Page, drawer: Locator): Promise<void> {
  await drawer.locator('a, button').last().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, .wrap')?.tagName)).toBeTruthy()
}
