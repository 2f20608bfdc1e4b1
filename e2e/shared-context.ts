import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test'

/** Each has a process, and a cache of its own to fill. */
const MAX_OPEN = 3

/** The events that journeys listen to on a context. */
const EVENTS = ['console', 'request', 'requestfailed', 'response', 'weberror']

/**
 * A browser context that journeys share, one after the other, each with a page of its own. Unlike Playwright's
 * `reuseContext`, it retains the cache: what all pages load is compiled once and not for each journey.
 */
export class SharedContext {
  readonly context: BrowserContext
  readonly #session: CDPSession

  private constructor(context: BrowserContext, session: CDPSession) {
    this.context = context
    this.#session = session
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
    const context = await browser.newContext(options)
    // it stays open, and with it the process of the pages
    const page = await context.newPage()
    return new SharedContext(context, await context.newCDPSession(page))
  }

  /** Clears everything that a journey may have left, but not the cache. */
  async clear(): Promise<void> {
    const { context } = this
    const [, ...pages] = context.pages()
    await Promise.all(pages.map((page) => page.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const event of EVENTS) await context.removeAllListeners(event)
    await context.clearCookies()
    await context.clearPermissions()
    await context.setExtraHTTPHeaders({})
    await context.setOffline(false)
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
