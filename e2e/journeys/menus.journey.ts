import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'

const phone = { width: 360, height: 740 }

journey.describe('The user menu', () => {
  journey('opens from its button and closes with Escape', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await page.keyboard.press('Escape')
    await expect(userMenu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Weergave' })).toBeFocused()
  })

  journey('closes on a press beside it', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await page.mouse.click(200, 600)
    await expect(userMenu(page)).toBeHidden()
  })

  journey('closes on every navigation: by a link in it', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await userMenu(page).getByRole('link', { name: 'Gevel Pro' }).click()
    await expect(page).toHaveURL('/pro')
    await expect(userMenu(page)).toBeHidden()
  })

  journey('closes on every navigation: by a link to the page one is on', async ({ page }) => {
    await open(page, '/')
    await openUserMenu(page)
    await userMenu(page).getByRole('link', { name: 'Gevel', exact: true }).click()
    await expect(userMenu(page)).toBeHidden()
  })

  journey('closes on every navigation: by the back button', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
    await expect(page).toHaveURL('/agenda')
    await openUserMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(userMenu(page)).toBeHidden()
  })
})

journey.describe('The nav items on a phone', () => {
  journey.use({ viewport: phone })

  journey('are a drawer that opens and closes with its buttons and with Escape', async ({ page }) => {
    await open(page, '/')
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await page.getByRole('button', { name: 'Sluit het menu' }).click()
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  })

  journey('close when one of them is followed', async ({ page }) => {
    await open(page, '/')
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Vacatures' }).click()
    await expect(page).toHaveURL('/vacatures')
    await expect(drawer(page)).toBeHidden()
  })

  journey('close when the page one is on is chosen', async ({ page }) => {
    await open(page, '/magazine')
    await openDrawer(page)
    const current = drawer(page).getByRole('link', { name: 'Magazine' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await current.click()
    await expect(drawer(page)).toBeHidden()
  })

  journey('open at the side of their button, with chains and organisations in them', async ({ page }) => {
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

  journey('close with the back button', async ({ page }) => {
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

journey('On a wide screen the nav items stand in the masthead', async ({ page }) => {
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
