import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'

const background = { light: 'rgb(255, 255, 255)', dark: 'rgb(11, 20, 25)' }

for (const system of ['light', 'dark'] as const) {
  journey.describe(`on a system in ${system} mode`, () => {
    journey.use({ colorScheme: system })

    journey('follows the system until the reader chooses a mode', async ({ page }) => {
      await open(page, '/')
      await expect(page.locator('html')).toHaveCSS('background-color', background[system])
      expect(await storedMode(page)).toBeNull()
    })

    journey('prints in light colours, also after the reader chose dark', async ({ page }) => {
      await open(page, '/')
      await choose(page, 'Donker')
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html')).toHaveCSS('background-color', background.light)
      await page.emulateMedia({ media: null })
    })

    for (const [label, mode] of [
      ['Licht', 'light'],
      ['Donker', 'dark'],
    ] as const) {
      journey(`applies a chosen ${mode} mode on every page and after a reload`, async ({ page }) => {
        await open(page, '/')
        await choose(page, label)
        await expect(page.locator('html')).toHaveCSS('background-color', background[mode])
        expect(await storedMode(page)).toBe(mode)
        await page.reload()
        await expect(page.locator('html')).toHaveCSS('background-color', background[mode])
        await open(page, '/vacatures')
        await expect(page.locator('html')).toHaveCSS('background-color', background[mode])
        await choose(page, 'Systeem')
        await expect(page.locator('html')).toHaveCSS('background-color', background[system])
      })
    }
  })
}

journey.describe('with a stored mode', () => {
  journey.use({ colorScheme: 'light' })

  journey('applies it before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('colour-mode', 'dark')
      const seen: string[] = []
      Object.assign(window, { seenModes: seen })
      const note = () => {
        // nothing is painted before there is a body
        if (document.body) seen.push(document.documentElement.className)
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
      document.addEventListener('DOMContentLoaded', note)
    })
    await open(page, '/')
    const seen = await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes)
    expect(seen.length).toBeGreaterThan(0)
    expect([...new Set(seen)]).toEqual(['dark'])
  })

  journey('applies it on a page that is not found, and after leaving that', async ({ page, watch }) => {
    watch.allow(404, /^\/bestaat-niet$/)
    await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'))
    await open(page, '/bestaat-niet')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('link', { name: 'Terug naar home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
})

journey('applies a chosen mode in other tabs', async ({ context, page }) => {
  await open(page, '/')
  const other = await context.newPage()
  await open(other, '/agenda')
  await choose(page, 'Donker')
  await other.getByRole('button', { name: 'Weergave' }).click()
  await expect(other.locator('#gebruikersmenu').getByRole('button', { name: 'Donker' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(other.locator('html')).toHaveCSS('background-color', background.dark)
})

journey('marks what is current and chosen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/zoeken?q=bouwgroothandel')
  await page.getByRole('button', { name: 'Weergave' }).click()
  const chosen = [
    '.editions [aria-current]',
    '.menu [aria-current]',
    '.menu [aria-pressed=true]',
    '.filters [aria-current]',
    '.pages [aria-current]',
  ]
  for (const selector of chosen) {
    const background = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    const around = await page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor)
    expect([around, 'rgba(0, 0, 0, 0)'], selector).not.toContain(background)
  }
  await page.emulateMedia({ forcedColors: null })
})

async function choose(page: Page, label: string): Promise<void> {
  const menu = page.locator('#gebruikersmenu')
  await page.getByRole('button', { name: 'Weergave' }).click()
  await menu.getByRole('button', { name: label }).click()
  await expect(menu.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}

async function storedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('colour-mode'))
}
