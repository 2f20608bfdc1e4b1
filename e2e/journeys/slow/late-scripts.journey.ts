import type { Page } from '@playwright/test'
import { holdScripts } from '../../hold-scripts.ts'
import { expect, journey, openUntouched, untilHydrated } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

journey('requests scripts only after the page has loaded and painted', async ({ page }) => {
  await openUntouched(page, '/')
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    // when it was painted: on a busy machine it is presented milliseconds later
    const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
      paintTime: number
    })[]
    const painted = paint?.paintTime ?? Number.POSITIVE_INFINITY
    return { loaded: navigation?.loadEventStart ?? 0, painted, first: Math.min(...scripts.map((one) => one.startTime)) }
  })
  expect(times.first).toBeGreaterThan(times.loaded)
  expect(times.first).toBeGreaterThan(times.painted)
})

journey(
  'requests fonts and the manifest after the largest picture on a first visit, and fonts first on the next',
  async ({ page, content }) => {
    const article = await content.article('general', ({ access, cover }) => access === 'free' && cover !== null)
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await openUntouched(page, articlePath(article))
    await page.evaluate(() => document.fonts.ready)
    const first = await page.evaluate(startTimes)
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    expect(Math.min(...first.fonts)).toBeGreaterThan(first.loaded)
    expect(Math.min(...first.manifest)).toBeGreaterThan(first.loaded)
    expect(await page.evaluate(ownFonts)).toBeGreaterThanOrEqual(4)

    await openUntouched(page, articlePath(article))
    await page.evaluate(() => document.fonts.ready)
    const next = await page.evaluate(startTimes)
    expect(Math.max(...next.fonts)).toBeLessThan(next.loaded)
  },
)

/** When the page had loaded, and when its fonts and the manifest of the site were requested. */
function startTimes() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const startsOf = (file: RegExp) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => file.test(name))
      .map(({ startTime }) => startTime)
  return {
    loaded: navigation?.loadEventStart ?? 0,
    fonts: startsOf(/\.woff2$/),
    manifest: startsOf(/\.webmanifest/),
  }
}

/** The number of loaded fonts of the site. */
function ownFonts(): number {
  return [...document.fonts].filter(({ family, status }) => family.includes('Gevel') && status === 'loaded').length
}

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('shows the site in its fonts', async ({ page }) => {
    const font = page.waitForResponse(/archivo-head\.woff2$/)
    await page.goto('/')
    expect((await font).status()).toBe(200)
  })
})

/**
 * Holds the load event of the page back by its pictures.
 * @returns a function that lets them come
 */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/beeld/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

journey('requests scripts at the first key press, before the page has loaded', async ({ page }) => {
  const release = await holdPictures(page)
  const scriptRequest = page.waitForRequest(/\/assets\/entry\.client.*\.js$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Tab')
  await scriptRequest
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
  await page.unrouteAll({ behavior: 'wait' })
})

journey('requests scripts when the pointer moves, not when it rests on the page', async ({ page }) => {
  const release = await holdPictures(page)
  const scriptRequest = page.waitForRequest(/\/assets\/entry\.client.*\.js$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const hasStarted = await page.evaluate(() =>
    // it starts at once, or not at all
    [0, 1].map((movementX) => {
      document.body.dispatchEvent(new PointerEvent('pointermove', { movementX, bubbles: true }))
      return document.querySelector('link[rel=modulepreload]') !== null
    }),
  )
  expect(hasStarted).toEqual([false, true])
  await scriptRequest
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
  await page.unrouteAll({ behavior: 'wait' })
})

journey('opens menus and follows links before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Weergave' }).click()
  await expect(page.locator('#gebruikersmenu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  release()
  await untilHydrated(page)
})

journey('keeps details that were opened before hydration open', async ({ page, content }) => {
  const release = await holdScripts(page)
  const withChart = await content.article('general', ({ title }) => /^Kleine bouwmarkt/.test(title))
  await page.goto(articlePath(withChart))
  await page.getByText('Toon als tabel').click()
  const opened = await page.locator('details[open]').elementHandle()
  release()
  await untilHydrated(page)
  // everything that the page loads by itself has come
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('columnheader', { name: 'Periode' })).toBeVisible()
  expect(await opened?.evaluate((element) => element.isConnected)).toBe(true)
})

journey('replays a click that needs scripts after hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Weergave' }).click()
  await page.locator('#gebruikersmenu').getByRole('button', { name: 'Donker' }).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  release()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('#gebruikersmenu')).toBeVisible()
})
