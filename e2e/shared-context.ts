import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { SharedPage } from './shared-page.ts'

/** Each has a process, and a cache of its own to fill. */
const MAX_OPEN = 3

/** The events that journeys listen to on a context. */
const EVENTS = ['console', 'request', 'requestfailed', 'response', 'weberror']

/**
 * A browser context that journeys share, one after the other, and with it its page. Unlike Playwright's
 * `reuseContext`, it retains the cache: what all pages load is compiled once and not for each journey.
 */
export class SharedContext {
  readonly context: BrowserContext
  readonly #options: BrowserContextOptions
  /** of a page that stays open, and with it the process of the pages */
  readonly #session: CDPSession
  readonly #first: Page
  #shared: SharedPage | undefined
  /** whether the journey of now has taken the page */
  #isPageUsed = false

  private constructor(context: BrowserContext, options: BrowserContextOptions, session: CDPSession, first: Page) {
    this.context = context
    this.#options = options
    this.#session = session
    this.#first = first
    const openSession = context.newCDPSession.bind(context)
    context.newCDPSession = (page) => {
      // what a session emulates lasts as long as it does
      if (page === this.#shared?.page) this.#shared.isChangedForGood = true
      return openSession(page)
    }
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
    const context = await browser.newContext(options)
    const first = await context.newPage()
    return new SharedContext(context, options, await context.newCDPSession(first), first)
  }

  /** The page of a journey: that of the one before, unless it cannot be reset. */
  async page(): Promise<Page> {
    this.#shared ??= await SharedPage.open(this.context, this.#options)
    this.#isPageUsed = true
    return this.#shared.page
  }

  /**
   * Clears everything that a journey may have left, but not the cache.
   * @param mayShare whether the next journey may have the same page
   */
  async clear(mayShare: boolean): Promise<void> {
    const { context } = this
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const event of EVENTS) await context.removeAllListeners(event)
    await context.setExtraHTTPHeaders({})
    await context.setOffline(false)
    const isClean = !this.#isPageUsed || (mayShare && (await this.#shared?.reset()))
    if (!isClean) this.#shared = undefined
    this.#isPageUsed = false
    const others = context.pages().filter((page) => page !== this.#first && page !== this.#shared?.page)
    await Promise.all(others.map((page) => page.close()))
    await context.clearCookies()
    await context.clearPermissions()
    // of all origins
    await this.#session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  }
}

/** The shared contexts of a worker, by their options. */
export class SharedContexts {
  readonly #browser: Browser
  readonly #open = new Map<string, SharedContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async get(options: BrowserContextOptions): Promise<SharedContext> {
    const key = JSON.stringify(options)
    const shared = this.#open.get(key) ?? (await SharedContext.open(this.#browser, options))
    // the map ends with the one used last
    this.#open.delete(key)
    this.#open.set(key, shared)
    const [oldest = ''] = this.#open.keys()
    if (this.#open.size > MAX_OPEN) {
      await this.#open.get(oldest)?.context.close()
      this.#open.delete(oldest)
    }
    return shared
  }
}
