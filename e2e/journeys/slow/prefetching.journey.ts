import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { lateScript } from '../../budgets.ts'
import { expect, journey, open } from '../../journey.ts'
import { anyPayload, dataRequestsOf } from '../../payloads.ts'

const inViewMs = 1_000
const atOnce = 4
const perPage = 8

/** Opens a page, and waits for what loads a second after it. */
async function openWithPrefetching(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(lateScript)
  await open(page, path)
  await loaded
}

/** Pretends a kind of connection. */
async function withConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given })
  }, connection)
}

journey('prefetches the pages of links that are in view for a second, a limited number of them', async ({ page }) => {
  const startedAt: number[] = []
  page.on('request', (request) => anyPayload.test(request.url()) && startedAt.push(Date.now()))
  const requested = dataRequestsOf(page)
  await openWithPrefetching(page, '/')
  const loadedAt = Date.now()
  await expect.poll(() => requested.payloads.length).toBe(perPage)
  // the script was running a moment before this was noticed
  expect((startedAt[0] ?? 0) - loadedAt).toBeGreaterThan(inViewMs - 200)
  expect(new Set(requested.payloads).size).toBe(perPage)
  // the journey before this one may have left the pointer where a link will be
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(2 * inViewMs)
  expect(requested.payloads).toHaveLength(perPage)
  expect(requested.data).toEqual([])
})

journey('shows a prefetched page without another request, also for its component', async ({ page }) => {
  const requested = dataRequestsOf(page)
  await openWithPrefetching(page, '/')
  await expect.poll(() => requested.payloads.length).toBe(perPage)
  const prefetched = requested.payloads.find((path) => /^\/news\/\d+\//.test(path)) ?? ''
  await expect
    .poll(() => loadedAhead(page))
    .toEqual(expect.arrayContaining([expect.stringContaining('/article.route-')]))
  const ahead = await loadedAhead(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const path = prefetched.replace('/_payload.json', '')
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.locator('main article h1')).toBeVisible()
  expect(requested.payloads.filter((one) => one === prefetched)).toHaveLength(1)
  expect(requested.data).toEqual([])
  expect(scripts.filter((url) => ahead.includes(url))).toEqual([])
})

journey('requests the page of a link once that is followed as soon as it is pointed to', async ({ page }) => {
  await openWithPrefetching(page, '/cookie-instellingen')
  const requested = dataRequestsOf(page)
  await page.route(anyPayload, async (route) => {
    // longer than a link has to be pointed to
    await pause(400)
    await route.fallback()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Vacatures' }).first().click()
  await expect(page).toHaveURL('/vacatures')
  expect(requested.payloads.filter((one) => one === '/vacatures/_payload.json')).toHaveLength(1)
})

/** The scripts that were prefetched, once all have loaded. */
async function loadedAhead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
    return links.every((href) => performance.getEntriesByName(href).length > 0) ? links : []
  })
}

journey('prefetches at most four at once, and not what has left the view', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let pending = 0
  let most = 0
  await page.route(anyPayload, async (route) => {
    pending += 1
    most = Math.max(most, pending)
    await released
    pending -= 1
    await route.continue()
  })
  await openWithPrefetching(page, '/')
  await expect.poll(() => pending).toBe(atOnce)
  await page.waitForTimeout(inViewMs)
  expect(pending).toBe(atOnce)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(2 * inViewMs)
  const requested = dataRequestsOf(page)
  release()
  await expect.poll(() => requested.payloads.length).toBe(perPage - atOnce)
  expect(most).toBe(atOnce)
  // what is in view now, the newest first
  const inView = await page
    .locator('main a[data-page=ahead]')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.filter((link) => link.getBoundingClientRect().bottom > 0).map((link) => link.pathname),
    )
  for (const path of requested.payloads) expect(inView).toContain(path.replace(/\/_payload\.json.*/, '') || '/')
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }]) {
  journey(`prefetches nothing with ${Object.entries(connection).join(' ')}`, async ({ page }) => {
    await withConnection(page, connection)
    const requested = dataRequestsOf(page)
    await openWithPrefetching(page, '/')
    await page.locator('main a[data-page=ahead]').first().hover()
    await page.waitForTimeout(2 * inViewMs)
    expect(requested.payloads).toEqual([])
  })
}

journey('prefetches a page when its link is hovered, also around the content', async ({ page }) => {
  await openWithPrefetching(page, '/')
  const prefetch = page.waitForRequest(/\/agenda\/_payload\.json/)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).hover()
  await prefetch
  await expect(page).toHaveURL('/')
})
