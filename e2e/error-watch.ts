import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

interface BrowserError {
  what: string
  url: string
  /** status of the failed response, if any */
  status?: number
}

interface Allowance {
  status: number
  path: RegExp
}

/**
 * The errors of Chromium, of a service worker that has no response, and of an upload or a rejected request (without a
 * stack) in the admin, without a network.
 */
const offline = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|UploadFileError: Network error|^script error: $/

/** What the admin itself logs about a 403, without its address, once it has asked a few times. */
const refused = /^console\.error: FetchError: Policy Failed/

/** The error of a script file that does not load, where React Router or React report it. */
const missingScript = /Failed to fetch dynamically imported module/

/** Events that cannot be sent while the site or its backend is stopped: their failures are ignored (requirements §8). */
const statistics = /\/statistics\/$/
const isUnavailable = /net::ERR_CONNECTION_REFUSED|\b503\b/

/** The errors of Chromium while the site is stopped. */
const stopped = /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/

/** Records every unexpected error in a browser's pages: in the console, of scripts and of requests. */
export class Watch {
  readonly #errors: BrowserError[] = []
  readonly #allowances: Allowance[] = []
  #allowsOffline = false
  #allowsMissingScripts = false
  #allowsStopped = false

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.#note({ what: `script error: ${error.error().stack}`, url: '' }))
    context.on('console', (message) => this.#noteConsole(message))
    context.on('requestfailed', (request) => this.#noteFailure(request))
    context.on('response', (response) => this.#noteResponse(response))
  }

  /** Allows responses with this status under paths that match (a page's path also covers its data and payload). */
  allow(status: number, path: RegExp): void {
    this.#allowances.push({ status, path })
  }

  /** Whether responses with this status are allowed at a URL. */
  #allows(status: number, url: string): boolean {
    const path = new URL(url).pathname.replace(/\.data$|(?<=.)\/_payload\.json$/, '')
    return this.#allowances.some((allowance) => allowance.status === status && allowance.path.test(path))
  }

  /** Allows requests to fail because the network is down. */
  allowOffline(): void {
    this.#allowsOffline = true
  }

  /** Allows script files that do not load. */
  allowMissingScripts(): void {
    this.#allowsMissingScripts = true
  }

  /** Allows requests to fail because the site is stopped, as those that prefetch. */
  allowStopped(): void {
    this.#allowsStopped = true
  }

  /** The errors so far, a line each. */
  get errors(): string[] {
    return this.#errors.filter((trouble) => !this.#isAllowed(trouble)).map(({ what, url }) => `${what} ${url}`.trim())
  }

  #note(trouble: BrowserError): void {
    this.#errors.push(trouble)
  }

  #noteConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const text = message.text()
    const status = /the server responded with a status of (\d+)/.exec(text)?.[1]
    const { url } = message.location()
    this.#note({ what: `console.error: ${text}`, url, ...(status && { status: Number(status) }) })
  }

  #noteFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? ''
    // a navigation aborts pending requests, and disabled scripts block theirs (a policy violation is in the console
    // too)
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      this.#note({ what: `request failed: ${reason}`, url: request.url() })
  }

  #noteResponse(response: Response): void {
    const status = response.status()
    if (status >= 400) this.#note({ what: `answer ${status}:`, url: response.url(), status })
  }

  #isAllowed({ what, status, url }: BrowserError): boolean {
    if (this.#allowsOffline && offline.test(what)) return true
    if (this.#allowsStopped && stopped.test(what)) return true
    if (this.#allowsMissingScripts && missingScript.test(what)) return true
    if (refused.test(what) && this.#allowances.some((allowance) => allowance.status === 403)) return true
    if (statistics.test(url) && isUnavailable.test(what)) return true
    return status !== undefined && URL.canParse(url) && this.#allows(status, url)
  }
}
