import type { Locator, Page } from '@playwright/test'
import { layoutShift } from '../../budgets.ts'
import { expect, journey, openUntouched } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

declare global {
  interface Window {
    shifts: { value: number; of: string[] }[]
  }
}

/** Delay of the first font, so that the page is rendered in the fallback fonts first, and of each one after it. */
const firstFontMs = 1_500
const nextFontMs = 150
/** In the order of the head, and reversed: lines may break differently while only some are loaded. */
const orders = ['first to last', 'last to first'] as const
const fonts = 5

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  for (const order of orders) {
    journey.describe(`at ${viewport.width} pixels, with late fonts, ${order},`, () => {
      journey.use({ viewport })

      for (const path of ['/', '/pro']) {
        journey(`${path} does not shift`, async ({ page }) => {
          await expectSteady(page, path, order)
        })
      }

      journey('an article does not shift', async ({ page, content }) => {
        const article = await content.article('general', ({ access, cover }) => access === 'free' && cover !== null)
        await expectSteady(page, articlePath(article), order)
      })

      journey('an event does not shift', async ({ page }) => {
        await expectSteady(page, '/nationale-dhz-sessie', order)
      })
    })
  }

  journey(`a page that asks for consent does not shift at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await expectSteady(page, '/over-ons/zo-werken-wij', 'first to last', page.getByRole('button', { name: 'Weigeren' }))
  })
}

async function expectSteady(
  page: Page,
  path: string,
  order: (typeof orders)[number],
  appearsLater?: Locator,
): Promise<void> {
  let requests = 0
  await page.route('**/fonts/*.woff2', async (route) => {
    const place = order === 'first to last' ? requests++ : fonts - requests++
    await new Promise((resolve) => setTimeout(resolve, firstFontMs + place * nextFontMs))
    await route.continue()
  })
  await page.addInitScript(watchShifts)
  // a first visit, whose fonts load last, and a later one, whose fonts load first
  if (order === 'last to first') await page.addInitScript(() => localStorage.setItem('fonts', '1'))
  await openUntouched(page, path)
  if (appearsLater) await expect(appearsLater).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
  expect(await page.evaluate(ownFonts), 'fonts of our own that came').toBeGreaterThanOrEqual(4)
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(layoutShift)
}

/** The number of loaded fonts of the site (the fallbacks only reserve their space). */
function ownFonts(): number {
  return [...document.fonts].filter(({ family, status }) => family.includes('Gevel') && status === 'loaded').length
}

/** Records every layout shift with the elements that moved. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number
    sources: { node?: Element }[]
  }
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      window.shifts.push({ value, of: sources.map(({ node }) => node?.className || node?.nodeName || '') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
