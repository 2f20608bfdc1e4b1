import { bannersSchema } from '@gevel/contract/banners'
import type { Page } from '@playwright/test'
import { lateScript, layoutShift } from '../../budgets.ts'
import { navigate } from '../../client-navigation.ts'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'
import { testEnvironment } from '../../test-environment.ts'
import { firefox } from '../../visitor.ts'

const banner = '[data-banner]'
/** Far above the second that a view takes: on a busy machine the observer and its timer are late. */
const wellSeenMs = 3_000

/** The numbers of the banners that an edition has in a slot. */
async function bannersIn(edition: string, slot: string): Promise<string[]> {
  const response = await fetch(`${testEnvironment.backendUrl}/public/banners?edition=${edition}`)
  const { data } = bannersSchema.parse(await response.json())
  return data.filter((one) => one.slot === slot).map(({ id }) => String(id))
}

/** The numbers of the banners whose views leave the page. */
function watchViews(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/statistics/') return
    const { data } = request.postDataJSON()
    for (const { eventType, banner, action } of data.events)
      if (eventType === 'Marketing') seen.push(`${banner} ${action}`)
  })
  return seen
}

/** Sends what waits to be sent, as when another tab is opened. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

for (const [path, edition, slot] of [
  ['/', 'general', 'top'],
  ['/item/tag?t=Prijzen', 'pro', 'top'],
  ['/vacatures', 'general', 'list'],
  ['/agenda?pro', 'pro', 'list'],
] as const) {
  journey(`${path} has one banner, marked as an advertisement, without a shift`, async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Object(entry.toJSON()).value ?? 0)
        document.documentElement.dataset.shift = String(shift)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const ad = page.getByRole('region', { name: /^Advertentie/ })
      // a site that has just started shows them within seconds
      await expect(async () => {
        await open(page, path)
        await expect(ad).toHaveCount(1, { timeout: 2_000 })
      }).toPass()
      await expect(ad.getByText('Advertentie', { exact: true })).toBeVisible()
      const link = ad.getByRole('link')
      expect(await bannersIn(edition, slot)).toContain(await link.getAttribute('data-banner'))
      await expect(link).toHaveAttribute('rel', 'sponsored nofollow')
      await expect(link).toHaveAccessibleName(/\w+ \w+/)
      await link.scrollIntoViewIfNeeded()
      await expect
        .poll(() => link.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
      expect(shift).toBeLessThanOrEqual(layoutShift)
    }
  })
}

journey('chooses another banner for other readers of the same cached page', async ({ page }) => {
  const shown = new Set<string | null>()
  const all = await bannersIn('general', 'top')
  for (let visit = 0; visit < 40 && shown.size < all.length; visit++) {
    await page.goto('/')
    await expect(page.locator(banner)).toHaveCount(1)
    shown.add(await page.locator(banner).getAttribute('data-banner'))
  }
  expect([...shown].sort()).toEqual(all)
})

journey('counts a view once, after half of the banner was on screen for a second', async ({ page, content }) => {
  const views = watchViews(page)
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'free')))
  await page.waitForResponse(lateScript)
  const end = page.getByRole('region', { name: 'Advertentie onder het artikel' }).getByRole('link')
  const id = await end.getAttribute('data-banner')
  await end.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight + 20 }))
  await page.waitForTimeout(1_500)
  const beside = views.length
  await end.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(wellSeenMs)
  await page.evaluate(() => scrollTo({ top: 0 }))
  await end.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(1_500)
  await hide(page)
  await expect.poll(() => views.filter((view) => view === `${id} view`)).toHaveLength(1)
  expect(views.slice(0, beside)).not.toContain(`${id} view`)
})

journey('shows and counts a banner after a navigation within the site', async ({ page }) => {
  const views = watchViews(page)
  await open(page, '/over-ons')
  await expect(page.locator(banner)).toHaveCount(0)
  await page.waitForResponse(lateScript)
  await navigate(page, '/nieuws')
  const link = page.getByRole('region', { name: 'Advertentie bovenaan de pagina' }).getByRole('link')
  await expect(link).toBeVisible()
  await page.waitForTimeout(wellSeenMs)
  await hide(page)
  await expect.poll(() => views).toEqual([`${await link.getAttribute('data-banner')} view`])
})

journey('leads from a banner to its target, in the same tab', async ({ page }) => {
  await open(page, '/vacatures')
  await page.getByRole('region', { name: 'Advertentie in de lijst' }).getByRole('link').click()
  await expect(page).toHaveURL('/partners/noorderkade')
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('shows one banner, which leads to its target', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator(banner)).toHaveCount(1)
    await page.locator(banner).click()
    await expect(page).toHaveURL(/\/(partners|winkelketens)\//)
  })
})

journey('has no banner on pages of accounts, forms and terms', async ({ page }) => {
  for (const path of [
    '/inloggen',
    '/registreren',
    '/privacy',
    '/voorwaarden',
    '/cookie-instellingen',
    '/zoeken?q=hout',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(banner), path).toHaveCount(0)
  }
})

journey('redirects a short link, and has a page of its own for an unknown one', async ({ page, watch }) => {
  watch.allow(404, /^\/(l\/bestaat-echt-niet|c)/)
  expect((await ask('/l/magazine', { 'user-agent': firefox })).headers.location).toBe('/magazine')
  for (const path of ['/l/bestaat-echt-niet', '/c?id=999999', '/c', '/c?id=1e9', '/l/%2e%2e%2fx']) {
    const { status, headers } = await ask(path)
    expect([status, headers['cache-control']], path).toEqual([404, expect.stringContaining('no-store')])
  }
  await open(page, '/l/bestaat-echt-niet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link bestaat niet')
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'empty')
  await expect(page.locator('main')).not.toContainText('bestaat-echt-niet')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('link', { name: 'Naar de voorpagina' }).click()
  await expect(page).toHaveURL('/')
})
