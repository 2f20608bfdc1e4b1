import type { Page } from '@playwright/test'
import { expect, journey, open } from '../../journey.ts'

const background = { light: 'rgb(255, 255, 255)', dark: 'rgb(11, 20, 25)' }

journey.use({ colorScheme: 'light' })

journey('follows the system until the reader chooses a mode, which holds on every page', async ({ context, page }) => {
  const html = page.locator('html')
  await open(page, '/')
  await expect(html).toHaveCSS('background-color', background.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveCSS('background-color', background.dark)
  await choose(page, 'Licht')
  await expect(html, 'on a dark system').toHaveCSS('background-color', background.light)
  await choose(page, 'Systeem')
  await expect(html).toHaveCSS('background-color', background.dark)
  await page.emulateMedia({ colorScheme: 'light' })
  const other = await context.newPage()
  await open(other, '/agenda')
  await choose(page, 'Donker')
  await expect(other.locator('html'), 'in another tab').toHaveCSS('background-color', background.dark)
  await page.reload()
  await expect(html, 'after a reload').toHaveCSS('background-color', background.dark)
  await open(page, '/vacatures')
  await expect(html, 'on another page').toHaveCSS('background-color', background.dark)
  await page.emulateMedia({ media: 'print' })
  await expect(html, 'on paper').toHaveCSS('background-color', background.light)
})

journey('applies a stored mode before the first paint, also on a page that is not found', async ({ page, watch }) => {
  watch.allow(404, /^\/bestaat-niet$/)
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
  for (const path of ['/', '/bestaat-niet']) {
    await open(page, path)
    const seen = await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes)
    expect([...new Set(seen)], path).toEqual(['dark'])
  }
})

journey('marks what is current and chosen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/zoeken?q=bouwgroothandel')
  await page.getByRole('button', { name: 'Weergave' }).click()
  const chosen = [
    '.editions [aria-current]',
    '.menu [aria-pressed=true]',
    '.filters [aria-current]',
    '.pages [aria-current]',
  ]
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor
  for (const selector of chosen) {
    const background = await page.locator(selector).first().evaluate(backgroundOf)
    const around = await page.locator('body').evaluate(backgroundOf)
    expect([around, 'rgba(0, 0, 0, 0)'], selector).not.toContain(background)
  }
})

async function choose(page: Page, label: string): Promise<void> {
  const menu = page.locator('#gebruikersmenu')
  await page.getByRole('button', { name: 'Weergave' }).click()
  await menu.getByRole('button', { name: label }).click()
  await expect(menu.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}
