import { test as base, expect, type Page } from '@playwright/test'
import { Content } from './content.ts'
import { Watch } from './error-watch.ts'

// Playwright's formatting of stacks looks for source maps, which these files do not need: see its configuration
Reflect.deleteProperty(Error, 'prepareStackTrace')

interface JourneyFixtures {
  /** records errors; the journey fails on one that it had not allowed */
  watch: Watch
}

interface WorkerFixtures {
  /** the content backend, to find examples in */
  content: Content
}

/** A browser test that fails on any error in the console, of a script or of a request. */
export const journey = base.extend<JourneyFixtures, WorkerFixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = new Watch(context)
      await use(watch)
      expect(watch.errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs
    async ({}, use) => use(new Content()),
    { scope: 'worker' },
  ],
})

export { expect }

/**
 * Opens a page and waits for its hydration: from then on links navigate without a reload. A touch starts the scripts at
 * once, as that of a reader does.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => void dispatchEvent(new Event('touchstart')))
  await untilHydrated(page)
}

/** Opens a page and waits until its scripts have started by themselves, a quarter of a second after it was painted. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Far above what it takes on a busy machine. */
const HYDRATED_WITHIN_MS = 30_000

/**
 * Waits for React's hydration of the page, which marks its elements, and for its effects, such as listening to keys:
 * they are tasks that React has planned by then, and the browser is idle only after them. For Playwright's
 * `waitForFunction` the browser compiles another script in each document, a tenth of the processor time of opening it.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const hydration = () => page.evaluate(waitForHydration, HYDRATED_WITHIN_MS)
  // once more in the document that has replaced this one meanwhile
  const obstacle = await hydration().catch(hydration)
  expect(obstacle, `${page.url()} is not hydrated`).toBeUndefined()
}

/** @returns the state of a page that is not hydrated in time: its scripts start when it has loaded and been painted */
function waitForHydration(withinMs: number): Promise<object | undefined> {
  const giveUpMs = performance.now() + withinMs
  return new Promise((done) => {
    const check = () => {
      const main = document.querySelector('main')
      const isMarked = main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
      if (isMarked) requestIdleCallback(() => done(undefined), { timeout: withinMs })
      else if (performance.now() < giveUpMs) setTimeout(check, 10)
      else {
        const preloads = document.querySelectorAll('link[rel=modulepreload]').length
        done({ title: document.title, readyState: document.readyState, visible: document.visibilityState, preloads })
      }
    }
    check()
  })
}
