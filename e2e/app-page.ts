import type { BrowserContextOptions, Page } from '@playwright/test'
import { Watch } from './error-watch.ts'
import { expect, journey } from './journey.ts'
import { testEnvironment } from './test-environment.ts'

interface AppFixtures {
  /** opens a page in a context of its own, with a service worker */
  openApp: (options?: BrowserContextOptions) => Promise<{ page: Page; watch: Watch }>
}

/** A journey with a service worker, whose stores are its own. */
export const appJourney = journey.extend<AppFixtures>({
  openApp: async ({ browser }, use) => {
    const opened: { page: Page; watch: Watch }[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: testEnvironment.siteUrl,
        locale: 'nl-NL',
        viewport: { width: 1280, height: 900 },
        serviceWorkers: 'allow',
        ...options,
      })
      const app = { page: await context.newPage(), watch: new Watch(context) }
      opened.push(app)
      return app
    })
    for (const { page, watch } of opened) {
      await page.context().close()
      expect(watch.errors, 'errors in the browser').toEqual([])
    }
  },
})

/** Loads a page and waits until its service worker controls it. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // scripts start at once when somebody is there
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The paths of all stored pages. */
export async function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pages-1')).keys()
    return keys.map(({ url }) => url.replace(location.origin, ''))
  })
}

/** Waits until a page is stored. */
export async function untilStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => storedPaths(page)).toContain(path)
}

/** Everything that the browser stores, as text, with the header that says who may have it. */
export async function storedTexts(page: Page): Promise<{ url: string; text: string; cacheControl: string | null }[]> {
  return page.evaluate(async () => {
    const texts = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const cacheControl = response?.headers.get('cache-control') ?? null
        texts.push({ url: request.url, text: (await response?.text()) ?? '', cacheControl })
      }
    }
    return texts
  })
}

/** The id of the build of the worker that controls a page. */
export async function workerBuild(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    active?.postMessage({ type: 'build' }, [port2])
    return answer
  })
}
