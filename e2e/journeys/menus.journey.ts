import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'

const phone = { width: 360, height: 740 }

journey.describe('the user menu', () => {
  journey('opens from its button and closes with Escape', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await page.keyboard.press('Escape')
    await expect(userMenu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Weergave' })).toBeFocused()
  })

  journey('closes on a click outside it', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await page.mouse.click(200, 600)
    await expect(userMenu(page)).toBeHidden()
  })

  journey('closes when a link in it is followed', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await userMenu(page).getByRole('link', { name: 'Gevel Pro' }).click()
    await expect(page).toHaveURL('/pro')
    await expect(userMenu(page)).toBeHidden()
  })

  journey('closes when a link to the current page is followed', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await userMenu(page).getByRole('link', { name: 'Gevel', exact: true }).click()
    await expect(userMenu(page)).toBeHidden()
  })

  journey('closes on the back button', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
    await expect(page).toHaveURL('/agenda')
    await openUserMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(userMenu(page)).toBeHidden()
  })
})

journey.describe('the menu drawer on a phone', () => {
  journey.use({ viewport: phone })

  journey('opens and closes with its buttons and with Escape', async ({ page }) => {
    await open(page, '/')
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await page.getByRole('button', { name: 'Sluit het menu' }).click()
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  })

  journey('closes when the focus leaves it, which stays where it went', async ({ page }) => {
    await open(page, '/')
    await openDrawer(page)
    await drawer(page).locator('a, button').last().focus()
    await page.keyboard.press('Tab')
    await expect(drawer(page)).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.closest('main, .wrap')?.tagName)).toBeTruthy()
  })

  journey('closes when a link in it is followed', async ({ page }) => {
    await open(page, '/')
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Vacatures' }).click()
    await expect(page).toHaveURL('/vacatures')
    await expect(drawer(page)).toBeHidden()
  })

  journey('closes when a link to the current page is followed', async ({ page }) => {
    await open(page, '/magazine')
    await openDrawer(page)
    const current = drawer(page).getByRole('link', { name: 'Magazine' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await current.click()
    await expect(drawer(page)).toBeHidden()
  })

  journey('opens at the side of its button, with chains and organisations in it', async ({ page }) => {
    for (const [path, items] of [
      ['/', ['Winkelketens', 'Organisaties']],
      ['/pro', ['Winkelketens']],
    ] as const) {
      await open(page, path)
      await openDrawer(page)
      expect((await drawer(page).boundingBox())?.x).toBe(0)
      expect(await drawer(page).getByRole('list').nth(1).getByRole('link').allTextContents()).toEqual(items)
    }
  })

  journey('closes on the back button', async ({ page }) => {
    await open(page, '/')
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Agenda' }).click()
    await expect(page).toHaveURL('/agenda')
    await openDrawer(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(drawer(page)).toBeHidden()
  })
})

journey('shows the nav items in the masthead on a wide screen', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
})

function userMenu(page: Page) {
  return page.locator('#gebruikersmenu')
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weergave' }).click()
  await expect(userMenu(page)).toBeVisible()
}

function drawer(page: Page) {
  return page.locator('#hoofdmenu')
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(drawer(page)).toBeVisible()
}
