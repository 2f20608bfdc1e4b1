import { expect, journey, open } from '../journey.ts'
import { testEnvironment } from '../test-environment.ts'

journey.describe('a journey', () => {
  journey.describe.configure({ mode: 'serial' })

  journey('leaves something behind in its browser context', async ({ page, context }) => {
    await context.addCookies([{ name: 'left-behind', value: 'yes', url: testEnvironment.siteUrl }])
    await context.setExtraHTTPHeaders({ 'x-left-behind': 'yes' })
    await context.grantPermissions(['clipboard-read'])
    await open(page, '/')
    await page.evaluate(async () => {
      localStorage.setItem('left-behind', 'yes')
      sessionStorage.setItem('left-behind', 'yes')
      await (await caches.open('left-behind')).put('/left-behind', new Response(''))
      await new Promise((done) => {
        indexedDB.open('left-behind').onsuccess = done
      })
    })
    await context.route('**/*', (route) => route.abort())
    await context.setOffline(true)
    await context.newPage()
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 640 })
  })

  journey('starts without what the one before left, but with its cache', async ({ page, context }) => {
    const requests: Promise<Record<string, string>>[] = []
    page.on('request', (request) => requests.push(request.allHeaders()))
    await open(page, '/')
    expect(await page.evaluate(readLeft)).toEqual({
      ...{ stored: [], databases: [], caches: [], isPermitted: false },
      // the icon that it was left on, and this page
      ...{ entries: 2, width: 1280, isDark: false, isCalm: false },
    })
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['locale', 'session'])
    expect((await Promise.all(requests)).filter((headers) => headers['x-left-behind'])).toEqual([])
    expect(context.pages()).toHaveLength(2)
    const [script] = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/entry.client')),
    )
    expect(script).toMatchObject({ transferSize: 0 })
  })

  journey('may change its page for good', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { leftBehind: true }))
    await open(page, '/')
  })

  journey('has another page after that', async ({ page }) => {
    await open(page, '/')
    expect(await page.evaluate(() => 'leftBehind' in window)).toBe(false)
  })

  journey('may throttle its page', async ({ page, context }) => {
    const network = await context.newCDPSession(page)
    const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', offline)
  })

  journey('has a page at full speed after that', async ({ page }) => {
    await open(page, '/')
  })
})

/** What a page finds in its stores, and what it is shown in. */
async function readLeft() {
  return {
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key === 'left-behind'),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    isPermitted: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted',
    entries: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
